/** DEC-35 on the table: the fields of the form of Peter Parler's plans are places that can be pointed at. */
import { expect, test } from 'vitest';
import { inspectHtml } from '@/components/table/inspect/inspect-html';
import { plazaRing } from '@/lib/game/engine/phases/plaza';
import { turnDataOf } from '@/lib/game/turn/turn-data';
import { wordingOf } from '@/lib/platform/i18n/wording-of';
import { goldenTable } from '../support/components/golden-table';

const table = goldenTable('solo-parler', 0);
const { pack, view } = table;
const { steps, fillings } = turnDataOf(pack, view, table.options?.commands ?? []);

test('every plaza of the ring and every tile of a row fills in one field', () => {
  const placesOf = (field: string) => fillings.flatMap((entry) => (entry.field === field ? [entry.at] : []));
  expect(placesOf('with.plaza').sort()).toEqual(
    plazaRing(pack)
      .map((plaza) => `plaza:${plaza}`)
      .sort(),
  );
  for (const row of ['upgrade', 'wall', 'building'])
    expect(placesOf(`with.slots.${row}`)).toEqual([0, 1, 2, 3].map((slot) => `slot:${row}-${slot}`));
  // Four fields replace five hundred commands in the page.
  expect(steps).toEqual([]);
});

test('seen large, such a place says where it is chosen, and not that something else is impossible', () => {
  for (const { at } of fillings) {
    const html = inspectHtml({ table, words: wordingOf('en') }, at);
    expect(html, at).toContain('Peter Parler’s plans');
    expect(html, at).not.toContain('Not possible');
  }
});

test('PARLER-10 where his building must touch, one field says its site and how it lies', () => {
  const touching = goldenTable('solo-parler-b-side', 16);
  const commands = touching.options?.commands ?? [];
  expect(turnDataOf(pack, touching.view, commands).fillings).toEqual([
    { at: 'site:site-p3-a', field: 'command', value: 'site-p3-a', legal: expect.any(Number) },
    { at: 'site:site-p3-b', field: 'command', value: 'site-p3-b', legal: expect.any(Number) },
  ]);
});

test('where nobody plans for Peter Parler no place fills in a form', () => {
  const later = goldenTable('solo-parler', 60);
  expect(turnDataOf(pack, later.view, later.options?.commands ?? []).fillings).toEqual([]);
});
