/**
 * Keeps React in step with a browser that translates the page. Translators take a text node out and put
 * nested `font` elements in its place; React would go on writing into the node that is gone, so the page
 * shows old text, or fails when that node is removed.
 */

/** A text node and its translation; the node stays in the page, empty, next to the translation. */
interface Translated {
  readonly text: Text;
  readonly original: string;
}

const isFont = (node: Node | null | undefined): node is Element => node?.nodeName === 'FONT';

/** Begins to watch the page; returns a function that stops it. */
export function watchTranslations(): () => void {
  const fontOf = new WeakMap<Node, Element>();
  const byFont = new WeakMap<Node, Translated>();
  /** Writes of our own, which are no news. */
  const ownWrites = new WeakSet<Text>();
  const observer = new MutationObserver((records) => records.forEach(take));

  const write = (text: Text, data: string) => {
    ownWrites.add(text);
    text.data = data;
  };
  const forget = (text: Node): Element | undefined => {
    const font = fontOf.get(text);
    if (font) byFont.delete(font);
    fontOf.delete(text);
    return font;
  };
  const pair = (text: Text, font: Element) => {
    fontOf.set(text, font);
    byFont.set(font, { text, original: text.data });
    observer.observe(text, { characterData: true });
    write(text, '');
    font.before(text);
  };
  const takeRemoved = (node: Node, { addedNodes, previousSibling, nextSibling }: MutationRecord) => {
    const translated = byFont.get(node);
    if (translated && !node.isConnected) {
      // The original is shown again: either the node that was taken out, or a new one.
      forget(translated.text);
      const isNew = [...addedNodes].some((added) => added instanceof Text && added !== translated.text);
      if (isNew || !translated.text.isConnected) return;
      if (translated.text.data === '') write(translated.text, translated.original);
    } else if (node instanceof Text) {
      if (fontOf.has(node)) {
        // React has taken the text away, or put it elsewhere.
        if (node.isConnected) fontOf.get(node)?.before(node);
        else forget(node)?.remove();
        return;
      }
      const near = [...addedNodes, previousSibling, nextSibling];
      const font = near.find((each) => isFont(each) && each.isConnected && !byFont.has(each));
      if (!node.isConnected && isFont(font)) pair(node, font);
    }
  };
  const take = (record: MutationRecord) => {
    const { type, target, removedNodes } = record;
    if (type === 'childList') removedNodes.forEach((node) => takeRemoved(node, record));
    // React has written another text, which a translator translates again.
    else if (target instanceof Text && !ownWrites.delete(target)) forget(target)?.remove();
  };
  observer.observe(document.body, { childList: true, subtree: true });
  return () => observer.disconnect();
}
