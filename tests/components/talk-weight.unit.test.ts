/** The page of a long chat stays light, and leads to its other parts. */
import { expect, test } from 'vitest';
import { afterForm } from '@/app/talk-problem';
import { CircleTalkPage } from '@/components/circles/circle-talk';
import { TableTalk } from '@/components/talk/table-talk';
import type { Circle } from '@/lib/features/circles/circle';
import type { TableView } from '@/lib/features/table/load/table-view';
import { MAX_LETTERS, MAX_ON_PAGE } from '@/lib/features/talk/message';
import { htmlOf } from '../support/components/html';
import { PACK } from '../support/engine/table';
import { STATE } from '../wording/samples';

/** Bytes: 3,400 at a table and 3,515 in a circle. Most of them are the five reactions to choose from. */
const MARKUP_OF_MESSAGE = 3600;

const id = (n: number) => `00000000-0000-4000-8000-${String(n).padStart(12, '0')}`;
/** As long as may be, and with all that a message can have. */
const lines = Array.from({ length: MAX_ON_PAGE }, (_, n) => ({
  id: id(n),
  memberId: 'a',
  seat: 0 as const,
  seq: 7,
  name: 'Anna',
  text: 'x'.repeat(MAX_LETTERS),
  at: '2030-01-01T12:00:00.000Z',
  isMine: false,
  callsMe: true,
  mayRemove: true,
  mayReport: true,
  reactions: [{ reaction: 'heart' as const, names: ['Bohumil', 'Cecilie'], isMine: true }],
}));
const table = { gameId: 'game01', pack: PACK, seats: [], view: { state: STATE } } as object as TableView;
const anna = { id: 'a', name: 'Anna' };
const circle = {
  id: 'circle1',
  me: { id: 'me' },
  members: [anna],
  people: new Map([['ka', anna]]),
} as object as Circle;

const [FIRST, NEXT] = [id(0), id(MAX_ON_PAGE)];
const part = { lines, earlier: FIRST, before: NEXT, timeZone: 'UTC' };
const PAGES = [
  ['table', '/talk', () => htmlOf(TableTalk, { table, here: '/talk', mayReact: true, ...part })],
  [
    'circle',
    '/circles/circle1/talk',
    () => htmlOf(CircleTalkPage, { circle, form: { id: 'made', longest: MAX_LETTERS }, ...part }),
  ],
] as const;

test.each(PAGES)('of a %s: a part is light beside its words', (_of, _here, draw) => {
  const html = draw();
  expect((html.length - MAX_ON_PAGE * MAX_LETTERS) / MAX_ON_PAGE).toBeLessThan(MARKUP_OF_MESSAGE);
});

test.each(PAGES)('of a %s: plain links before and after the messages', (_of, here, draw) => {
  const html = draw();
  const [before, list, after] = html.split(/<ol|<\/ol>/);
  expect(before).toMatch(new RegExp(`<a [^>]*href="${here}\\?before=${FIRST}"[^>]*>Earlier messages</a>`));
  expect(after).toMatch(new RegExp(`<a [^>]*href="${here}"[^>]*>Newest messages</a>`));
  const forms = list?.match(/action="[^"]*"/g) ?? [];
  expect(new Set(forms)).toEqual(
    new Set(['react', 'remove', 'report'].map((act) => `action="${here}/${act}?before=${NEXT}"`)),
  );
});

test('a form in an earlier part leads back to that part, with its problem', () => {
  const sent = (query: string) => new Request(`http://praga.test/talk/react${query}`, { method: 'POST' });
  expect(afterForm('/talk', sent(''), undefined)).toBe('/talk');
  expect(afterForm('/talk', sent('?before=nothing'), 'name-taken')).toBe('/talk?problem=name-taken');
  expect(afterForm('/talk', sent(`?before=${NEXT}`), undefined)).toBe(`/talk?before=${NEXT}`);
  expect(afterForm('/talk', sent(`?before=${NEXT}`), 'name-taken')).toBe(
    `/talk?before=${NEXT}&problem=name-taken`,
  );
});
