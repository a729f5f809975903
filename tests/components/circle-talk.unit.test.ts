/** The chat of a circle on its page, on its own page, and in the list of circles. */
import { expect, test } from 'vitest';
import { CircleList } from '@/components/circles/circle-list';
import { CircleTalkPage, LatestTalk } from '@/components/circles/circle-talk';
import type { Circle } from '@/lib/features/circles/circle';
import type { CircleTalkLine } from '@/lib/features/circles/circle-talk';
import { htmlOf } from '../support/components/html';

const [ANNA, GONE, ALSO_GONE] = ['a', 'b', 'c'].map((id) => ({ id, name: id === 'a' ? 'Anna' : '' }));
const circle = {
  id: 'circle1',
  me: { id: 'me' },
  members: [{ id: 'me', name: 'Me' }, ANNA],
  people: new Map(Object.entries({ ka: ANNA, kb: GONE, kc: ALSO_GONE })),
} as object as Circle;
const LINE: CircleTalkLine = {
  id: '00000000-0000-4000-8000-000000000001',
  memberId: 'a',
  name: 'Anna',
  text: 'Eight\no’clock <b>',
  at: '2026-11-26T12:00:00.000Z',
  isMine: false,
  callsMe: false,
  mayRemove: true,
  mayReport: true,
  reactions: [{ reaction: 'heart', names: [''], isMine: false }],
};
const shared = { circle, form: { id: 'made', longest: 1000 }, timeZone: 'UTC' };
const lineOf = (memberId: string) => ({ ...LINE, id: memberId, memberId, name: '' });
const page = (lines: readonly CircleTalkLine[]) =>
  htmlOf(CircleTalkPage, { ...shared, lines, earlier: undefined, before: undefined });
const latest = (lines: readonly CircleTalkLine[], unread = 0) =>
  htmlOf(LatestTalk, { ...shared, lines, unread });

test('its own page has every act as a plain form, and says how to mention somebody', () => {
  const html = page([LINE]);
  for (const act of ['say', 'react', 'remove', 'report'])
    expect(html).toContain(`action="/circles/circle1/talk/${act}" method="post"`);
  expect(html).toContain('Eight\no’clock &lt;b&gt;');
  expect(html).toContain('@Anna');
  expect(html).not.toContain('@Me');
  expect(html).toMatch(/role="log"[^>]*aria-label="Chat"[^>]*tabindex="0"/);
});

test('people who left are called so, and told apart', () => {
  const html = page([lineOf('b'), lineOf('c')]);
  expect(html).toContain('<strong>Someone who left</strong>');
  expect(html).toContain('<strong>Someone who left (2)</strong>');
  expect(html).toContain('aria-label="Lovely: Someone who left"');
});

test('the page of the circle shows what is new and one line to answer, and no other act', () => {
  const html = latest([LINE], 3);
  expect(html).toContain('3 new');
  expect(html.match(/<form/g)).toHaveLength(1);
  expect(html).toMatch(/<input[^>]*aria-label="Write to the circle"[^>]*name="text"/);
  expect(html).toContain('href="/circles/circle1/talk"');
  const quiet = latest([]);
  expect(quiet).toContain('No messages yet.');
  expect(quiet).not.toMatch(/new<|All messages/);
});

test('the list of circles leads to a chat with something new', () => {
  const listed = { id: 'circle1', name: 'Thursday', members: 2, state: 'in' };
  const html = (unread: number) => htmlOf(CircleList, { circles: [{ ...listed, unread }], isMore: false });
  expect(html(3)).toMatch(/href="\/circles\/circle1\/talk"[^>]*>Chat \(3 new\)</);
  expect(html(0)).not.toContain('/talk');
});
