/**
 * Makes one piece of the page into another and leaves alone what both have in common: pictures of symbols are
 * dear to make.
 */

/** Gives an element the content that this markup describes. */
export function morphInto(element: Element, html: string): void {
  const wanted = element.cloneNode(false);
  if (!(wanted instanceof Element)) return;
  wanted.innerHTML = html;
  morphChildren(element, wanted);
}

/** Gives a list the items of `then`, of which it has those of `now`; what stays the same is not even read. */
export function morphItems(list: Element, now: readonly string[], then: readonly string[]): void {
  const items = [...list.children];
  if (items.length !== then.length || now.length !== then.length) return morphInto(list, then.join(''));
  for (const [i, item] of items.entries()) {
    const html = then[i] ?? '';
    if (html === now[i]) continue;
    const read = list.cloneNode(false);
    if (!(read instanceof Element)) return;
    read.innerHTML = html;
    const [wanted] = read.children;
    if (wanted) morph(item, wanted);
  }
}

/** From both ends what is equal stays; between them each child becomes the one in its place. */
function morphChildren(parent: Element, wanted: Element): void {
  const [now, then] = [[...parent.childNodes], [...wanted.childNodes]];
  while (areEqual(now.at(-1), then.at(-1))) {
    now.pop();
    then.pop();
  }
  const after = now.at(-1)?.nextSibling ?? parent.childNodes[now.length] ?? null;
  for (const [i, node] of then.entries()) {
    const old = now[i];
    if (!old) parent.insertBefore(node, after);
    else if (!areEqual(old, node)) morph(old, node);
  }
  for (const old of now.slice(then.length)) old.remove();
}

function areEqual(a: Node | undefined, b: Node | undefined): boolean {
  return a !== undefined && b !== undefined && a.isEqualNode(b);
}

function morph(old: ChildNode, wanted: ChildNode): void {
  if (old instanceof Element && wanted instanceof Element && old.tagName === wanted.tagName) {
    morphAttributes(old, wanted);
    morphChildren(old, wanted);
  } else if (old instanceof Text && wanted instanceof Text) old.data = wanted.data;
  else old.replaceWith(wanted);
}

function morphAttributes(old: Element, wanted: Element): void {
  for (const { name } of [...old.attributes]) if (!wanted.hasAttribute(name)) old.removeAttribute(name);
  for (const { name, value } of wanted.attributes)
    if (old.getAttribute(name) !== value) old.setAttribute(name, value);
}
