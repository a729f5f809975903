/** The pages of a box: its state, the finishing of a revision, and the way from a new table and back. */
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { BoxBar } from '@/components/boxes/box-bar';
import { BoxList, NewBoxForms } from '@/components/boxes/enter';
import { Overview } from '@/components/boxes/overview';
import { CreateTableForm } from '@/components/table/new-table/create-table-form';
import type { BoxView } from '@/lib/features/boxes/box';
import { formOf } from '@/lib/features/boxes/form';
import { BASE_PACK } from '@/lib/game/content/base';
import { ONLINE_OPTIONS } from '@/lib/game/engine/setup';
import { htmlOf } from '../support/components/html';

const packId = `box:${'a'.repeat(64)}`;
const newest = { number: 1, packId, looked: 87, confirmed: 2, people: 1, createdAt: new Date(0) };

/** A box as its owner sees it. */
const boxWith = (box: Partial<BoxView>): BoxView => ({
  boxId: 'abcdef1234',
  name: 'Our box',
  share: 'private',
  isOwner: true,
  mayEdit: true,
  updatedAt: new Date(0),
  editors: ['Anna'],
  removable: [],
  entries: {},
  hasChanges: false,
  mayFinish: false,
  joinLink: null,
  values: { base: { id: BASE_PACK.id, version: BASE_PACK.version }, changes: {} },
  open: [],
  looked: 85,
  confirmed: 0,
  fresh: 0,
  total: 252,
  people: 0,
  newest: null,
  ...box,
});
const action = async () => {};
const noop = () => {};
const text = (html: string) => html.replaceAll(/<[^>]*>/g, ' ').replaceAll(/\s+/g, ' ');

const barOf = (box: Partial<BoxView>, isForTable = false) =>
  htmlOf(BoxBar, { box: boxWith(box), isForTable, action });
const overviewOf = (box: Partial<BoxView>) => {
  const data = { ...boxWith(box), form: formOf(BASE_PACK), maxDoubt: 200 };
  const props = { data, pack: BASE_PACK, standard: BASE_PACK, onOpen: noop, children: null };
  return text(htmlOf(Overview, props));
};

test('a new box says that nothing is confirmed, whatever is published', () => {
  expect(overviewOf({})).toMatch(/0 of 252 confirmed (?!by)/);
  expect(overviewOf({})).not.toContain('looked at');
  expect(overviewOf({ confirmed: 2, newest })).toContain('2 of 252 confirmed by 1 person');
});

test('a value of an unfinished revision is looked at, not confirmed', () => {
  const seal = BASE_PACK.seals[0]?.id ?? '';
  const entry = { editorId: 'a', by: 'Anna', isMine: true, value: {}, doubt: '' };
  const shown = (isRecorded: boolean) =>
    overviewOf({ mayEdit: false, entries: { [seal]: [{ ...entry, isRecorded }] } });
  expect(shown(false)).toContain('Seal 1 looked at by 1 person');
  expect(shown(true)).toContain('Seal 1 confirmed by 1 person');
});

test('a revision is finished once something was looked at, and the button says what that records', () => {
  expect(text(barOf({}))).not.toContain('Finish revision');
  expect(text(barOf({ mayFinish: true, fresh: 1 }))).toContain(
    'Finish revision 1 Records 1 value as confirmed.',
  );
  expect(text(barOf({ mayFinish: true, fresh: 12, newest }))).toContain(
    'Finish revision 2 Records 12 values as confirmed.',
  );
  expect(text(barOf({ mayFinish: true, newest }))).toContain('Records that values were taken back.');
});

test('a new table leads to an own box, and the box back to the table', () => {
  const table = createElement(CreateTableForm, {
    action,
    presets: ONLINE_OPTIONS,
    packs: [['', 'Standard values'] as const, [packId, 'Our box: 2 of 252 confirmed'] as const],
  });
  const html = renderToStaticMarkup(table);
  expect(html).toMatch(/<a [^>]*href="\/boxes\?for=table"[^>]*>Play with one of your boxes<\/a>/);
  expect(html).toContain(`<option value="${packId}">Our box: 2 of 252 confirmed</option>`);
  const forms = createElement(NewBoxForms, { isNamed: true, isForTable: true, make: action, bring: action });
  expect(renderToStaticMarkup(forms).match(/name="for" value="table"/g)).toHaveLength(2);
  const { boxId: id, name, share, updatedAt, total } = boxWith({});
  const boxes = [{ id, name, share, updatedAt, total, newest }];
  const list = htmlOf(BoxList, { title: 'Mine', boxes, isForTable: true });
  expect(list).toContain(`href="/boxes/${id}?for=table"`);
  expect(list).toContain(`href="/?pack=${packId}#new-table"`);
  expect(barOf({ mayFinish: true, fresh: 1 }, true)).toContain('name="for" value="table"');
  expect(barOf({ mayFinish: true, fresh: 1 })).not.toContain('name="for"');
});
