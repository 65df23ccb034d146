// What can be reached on a table's page, and what cannot: returns a list of complaints.
(wide) => {
  const complaints = [];
  const name = (one) => `${one.id || one.dataset.word || one.dataset.piece || one.dataset.essential || one.className}`;
  const box = (one) => one.getBoundingClientRect();
  const shown = (one) => one.checkVisibility({ visibilityProperty: true }) && box(one).width > 0;
  const within = (inner, outer, by = 1) =>
    inner.left >= outer.left - by && inner.right <= outer.right + by &&
    inner.top >= outer.top - by && inner.bottom <= outer.bottom + by;
  const points = (r, n) => Array.from({ length: n * n }, (_, i) => [
    r.left + (r.width * ((i % n) + 0.5)) / n, r.top + (r.height * (Math.floor(i / n) + 0.5)) / n]);
  const hits = (one, x, y) => {
    const top = document.elementFromPoint(x, y);
    return !!top && (one.contains(top) || top.contains(one) && !top.closest(".desk") === !one.closest(".desk"));
  };
  const screen = { left: 0, top: 0, right: innerWidth, bottom: innerHeight };

  // Every answer that is open can be brought into view and pressed in its middle.
  for (const one of document.querySelectorAll("#desk button.option, #desk .tool, #desk [data-choose]")) {
    if (!shown(one)) continue;
    one.scrollIntoView({ block: "nearest", inline: "nearest" });
    const r = box(one);
    const top = document.elementFromPoint(r.left + r.width / 2, r.top + r.height / 2);
    if (!top || !(one.contains(top) || top.contains(one))) complaints.push(`covered answer ${name(one)}`);
    else if (!within(r, box(document.getElementById("desk")), 2)) complaints.push(`answer outside the desk ${name(one)}`);
  }
  // Every piece that can be chosen is in view (on a phone after a swipe) and can be touched.
  for (const one of document.querySelectorAll("#room [data-piece].is-selectable")) {
    const piece = CSS.escape(one.dataset.piece);
    const others = [...document.querySelectorAll(`#room [data-piece="${piece}"]`)];
    // Where a phone draws a piece too small to be touched, the desk has its answers.
    if (!wide) others.push(...document.querySelectorAll(`#desk .option[data-piece~="${piece}"]`));
    if (!shown(one) && !others.some(shown)) complaints.push(`hidden piece ${name(one)}`);
    if (!shown(one)) continue;
    if (!wide) one.scrollIntoView({ block: "nearest", inline: "nearest" });
    const r = box(one);
    if (!within(r, box(document.getElementById("stage")), 4)) complaints.push(`piece outside the stage ${name(one)}`);
    else if (!points(r, 5).some(([x, y]) => one.contains(document.elementFromPoint(x, y))))
      complaints.push(`covered piece ${name(one)}`);
  }
  // What is essential is in view and nothing lies over it.
  const stage = box(document.getElementById("stage"));
  for (const one of document.querySelectorAll("[data-essential]")) {
    if (!shown(one)) { if (wide) complaints.push(`hidden essential ${name(one)}`); continue; }
    if (!wide) one.scrollIntoView({ block: "nearest" });
    const r = box(one);
    if (wide && !within(r, stage, 2)) complaints.push(`essential outside ${one.dataset.essential}`);
    const seen = points(r, 3).filter(([x, y]) => x > stage.left && x < stage.right && y > stage.top && y < stage.bottom);
    for (const [x, y] of seen) {
      const top = document.elementFromPoint(x, y);
      if (top && !top.closest("#room") && !top.contains(one))
        complaints.push(`essential covered ${one.dataset.essential} by ${name(top)}`);
    }
  }
  // A drawing is whole.
  for (const one of document.querySelectorAll(".panel > svg"))
    if (shown(one) && !within(box(one), box(one.parentElement))) complaints.push(`cut drawing in ${name(one.parentElement)}`);
  // Words stay within their box.
  const BOXES = "button, .panel, .player, .chip, .question-text, article, th, td, [data-essential]";
  const GIVEN = ".player-name, .player-head h3, .who";
  const walker = document.createTreeWalker(document.querySelector("main"), NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const holder = node.parentElement;
    if (!node.textContent.trim() || !holder || !shown(holder) || holder.closest("svg, .visually-hidden, .log-box")) continue;
    if (holder.closest(".chronicle")) continue;
    // Names that people give may be cut, other words not.
    if (getComputedStyle(holder).textOverflow === "ellipsis" && !holder.closest(GIVEN) &&
        holder.scrollWidth > holder.clientWidth + 1)
      complaints.push(`cut words ${node.textContent.trim().slice(0, 30)}`);
    const outer = holder.closest(BOXES);
    if (!outer) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    const style = getComputedStyle(holder);
    if (style.clipPath !== "none") continue;
    if (style.textOverflow === "ellipsis") continue;
    const b = box(outer);
    for (const r of range.getClientRects())
      if (r.width && (r.right > b.right + 2 || r.left < b.left - 2 || r.bottom > b.bottom + 4 || r.top < b.top - 4))
        complaints.push(`words overflow ${name(outer)}: ${node.textContent.trim().slice(0, 30)}`);
    const lines = [...range.getClientRects()];
    if (lines.length < 2 || lines.at(-1).top - lines[0].top < 4) continue;
    // A word is broken where its language breaks it: at a soft hyphen, or not at all.
    for (const word of node.data.matchAll(/\p{L}{4,}/gu)) {
      range.setStart(node, word.index);
      range.setEnd(node, word.index + 1);
      const top = range.getBoundingClientRect().top;
      const end = word.index + word[0].length;
      range.setStart(node, end - 1);
      range.setEnd(node, end);
      const isHyphened = node.data[word.index - 1] === "\u00ad";  // its first letter counts as of the line before
      if (!isHyphened && range.getBoundingClientRect().top - top > 4) complaints.push(`broken word ${word[0]}`);
    }
  }
  // Choosing a piece opens the bar that confirms; labels on its targets stay apart, and on the stage.
  const meet = (a, b) => a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
  for (const one of [...document.querySelectorAll("#room [data-piece].is-selectable")].filter(shown).slice(0, 9)) {
    one.dispatchEvent(new MouseEvent("click", { bubbles: true }));
    const labels = [...document.querySelectorAll(".would")];
    for (const [place, label] of labels.entries()) {
      if (!within(box(label), stage)) complaints.push(`label outside the stage ${label.textContent}`);
      for (const other of labels.slice(place + 1))
        if (meet(box(label), box(other))) complaints.push(`labels overlap: ${label.textContent}, ${other.textContent}`);
    }
    for (const button of document.querySelectorAll("#confirm-go, #confirm-back")) {
      const r = box(button);
      if (shown(button) && !hits(button, r.left + r.width / 2, r.top + r.height / 2))
        complaints.push(`covered ${button.id}`);
    }
    document.getElementById("confirm-back")?.click();
  }
  if (document.documentElement.scrollWidth > innerWidth) complaints.push("the page is too wide");
  return [...new Set(complaints)];
}
