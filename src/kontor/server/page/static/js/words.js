// Words: the few sentences that the client says itself, brought by the page.

/** @param {string} name @param {Record<string, string>} [facts] */
export function say(name, facts = {}) {
  const bag = document.getElementById("client-words");
  let text = bag?.getAttribute(`data-${name}`) ?? "";
  for (const [key, value] of Object.entries(facts)) text = text.replace(`{${key}}`, value);
  return text;
}
