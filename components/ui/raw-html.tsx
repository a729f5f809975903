'use client';

import { useInsertionEffect, useRef, useState } from 'react';
import { slimQuotes } from '@/lib/game/drawing/escape';

export interface RawHtmlProps {
  readonly as: 'div' | 'ul' | 'ol';
  readonly html: string;
  readonly className?: string | undefined;
}

/** An element with raw markup. Updates patch only the differences. */
export function RawHtml({ as: Tag, html, className }: RawHtmlProps) {
  const box = useRef<HTMLDivElement & HTMLUListElement & HTMLOListElement>(null);
  // React only knows the first markup, because it would replace everything for each change.
  const [first] = useState(() => ({ __html: slimQuotes(html) }));
  const shown = useRef(html);
  useInsertionEffect(() => {
    if (box.current && shown.current !== html) morphInto(box.current, html);
    shown.current = html;
  }, [html]);
  return <Tag ref={box} className={className} dangerouslySetInnerHTML={first} />;
}

export interface RawHtmlListProps {
  readonly as: 'ul' | 'ol';
  /** Each is one element of the list. */
  readonly items: readonly string[];
  readonly className?: string | undefined;
}

/** A list of raw items. Updates read only the items that differ. */
export function RawHtmlList({ as: Tag, items, className }: RawHtmlListProps) {
  const box = useRef<HTMLUListElement & HTMLOListElement>(null);
  const [first] = useState(() => ({ __html: slimQuotes(items.join('')) }));
  const shown = useRef(items);
  useInsertionEffect(() => {
    if (box.current) morphItems(box.current, shown.current, items);
    shown.current = items;
  }, [items]);
  return <Tag ref={box} className={className} dangerouslySetInnerHTML={first} />;
}

/** Patches an element to have the content of this markup. */
function morphInto(element: Element, html: string): void {
  morphChildren(element, parseMarkup(element, html));
}

/** Parses markup in an inert document, where its symbols are not resolved, which would be expensive. */
function parseMarkup(within: Element, html: string): Element {
  const nowhere = document.createElement('template').content.ownerDocument;
  const wanted = nowhere.importNode(within);
  wanted.innerHTML = html;
  return wanted;
}

/** Patches a list from the items `now` to the items `then`. Unchanged items are not even read. */
function morphItems(list: Element, now: readonly string[], then: readonly string[]): void {
  const items = [...list.children];
  if (items.length !== then.length || now.length !== then.length) return morphInto(list, then.join(''));
  for (const [i, item] of items.entries()) {
    const html = then[i] ?? '';
    if (html === now[i]) continue;
    const [wanted] = parseMarkup(list, html).children;
    if (wanted) morph(item, wanted);
  }
}

/**
 * Keeps equal children at the end, and children found again after an insertion or removal. Any other child is
 * patched in place.
 */
function morphChildren(parent: Element, wanted: Element): void {
  const [now, then] = [[...parent.childNodes], [...wanted.childNodes]];
  while (areEqual(now.at(-1), then.at(-1))) {
    now.pop();
    then.pop();
  }
  const after = now.at(-1)?.nextSibling ?? parent.childNodes[now.length] ?? null;
  for (const [i, node] of then.entries()) {
    const again = now.findIndex((old) => isSame(old, node));
    for (const gone of now.splice(0, again)) gone.remove();
    const [old] = now;
    const isNew = !old || (again < 0 && then.some((later, at) => at > i && isSame(old, later)));
    if (isNew) parent.insertBefore(node, old ?? after);
    else {
      now.shift();
      if (!areEqual(old, node)) morph(old, node);
    }
  }
  for (const old of now) old.remove();
}

/** Whether both represent the same thing, though its content may differ. */
function isSame(a: Node, b: Node): boolean {
  const [name, other] = [nameOf(a), nameOf(b)];
  return name === undefined && other === undefined ? a.isEqualNode(b) : name === other;
}

const nameOf = (node: Node): string | undefined =>
  node instanceof Element ? (node.getAttribute('data-at') ?? (node.id || undefined)) : undefined;

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
