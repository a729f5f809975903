import { renderToStaticMarkup } from 'react-dom/server';
import { createElement } from 'react';
import { expect, test } from 'vitest';
import { keepForPage, markupOf } from '@/components/ui/page-markup';
import { RawHtml } from '@/components/ui/raw-html-in-page';
import { SentOnce } from '@/components/ui/sent-once';
import { currentRequest } from '@/lib/platform/request-label';

const DRAWING = '<svg viewBox="0 0 1 1"></svg>';
const DRAWN = "<svg viewBox='0 0 1 1'></svg>";

test('where a page is made, React is told a number, and the HTML has the drawing', () => {
  currentRequest().run({ requestId: 'one', drawn: [] }, () => {
    const { type, props } = RawHtml({ as: 'div', html: DRAWING, className: 'drawing' });
    expect(type).toBe(SentOnce);
    expect(props).toEqual({ as: 'div', n: 0, className: 'drawing' });
    const html = renderToStaticMarkup(createElement(RawHtml, { as: 'ul', html: DRAWING }));
    expect(html).toBe(`<ul data-n="1">${DRAWN}</ul>`);
  });
});

test('pages that are made at the same time do not mix', () => {
  const kept = (html: string) =>
    currentRequest().run({ requestId: html, drawn: [] }, () => [keepForPage(html), markupOf(0)]);
  expect(kept('one')).toEqual([0, 'one']);
  expect(kept('other')).toEqual([0, 'other']);
});

test('what renews a page brings the drawing itself', () => {
  const made = currentRequest().run({ requestId: 'renewed' }, () => RawHtml({ as: 'div', html: DRAWING }));
  expect(made.props).toEqual({ as: 'div', html: DRAWN, className: undefined });
  expect(renderToStaticMarkup(made)).toBe(`<div>${DRAWN}</div>`);
});
