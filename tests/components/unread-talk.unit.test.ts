import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { ZonesNav } from '@/components/table/zones-nav';
import { goldenTable } from '../support/components/golden-table';

test('words nobody has read yet show on the bar of a phone, and open beside the table', () => {
  const table = goldenTable('2-players-online', 20);
  const bar = (unheard?: number) =>
    renderToStaticMarkup(createElement(ZonesNav, { table: { ...table, ...(unheard ? { unheard } : {}) } }));
  expect(bar()).not.toContain('/talk');
  expect(bar(3)).toMatch(/href="\/games\/[^"]+\/talk" data-drawer="".*Talk \(3\)/);
});
