// Bytes as they stand in tokens.

/** Read bytes. @param {string} text */
export function raw(text) {
  const plain = atob(text.replaceAll("-", "+").replaceAll("_", "/"));
  return Uint8Array.from(plain, (sign) => sign.charCodeAt(0));
}

/** Write bytes. @param {ArrayBuffer} bytes */
export function packed(bytes) {
  const plain = btoa(String.fromCharCode(...new Uint8Array(bytes)));
  return plain.replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "");
}
