import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { beforeEach, expect, test } from 'vitest';
import { TopMoment } from '@/components/table/top-moment';
import { ZonesNav } from '@/components/table/zones-nav';
import { goldenTable } from '../support/components/golden-table';
import { speak } from '../support/current-words';

beforeEach(() => speak('en'));

const table = goldenTable('2-players-online', 20);
const unread = { table: { ...table, unheard: 3 } };
const markup = (element: Parameters<typeof renderToStaticMarkup>[0]) => renderToStaticMarkup(element);

test('unread chat messages are counted in the phone header, which opens the chat next to the table', () => {
  expect(markup(createElement(TopMoment, { table, timeZone: undefined }))).not.toContain('/talk');
  expect(markup(createElement(TopMoment, { ...unread, timeZone: undefined }))).toMatch(
    /href="\/games\/[^"]+\/talk" data-drawer="".*Chat \(3\)/,
  );
});

test('the zones of the bar keep their places with new messages', () => {
  expect(markup(createElement(ZonesNav, unread))).toBe(markup(createElement(ZonesNav, { table })));
});
