/** A long chat comes in parts. */
import { expect, test } from 'vitest';
import { loadCircleTalk } from '@/lib/features/circles/circle-talk';
import { MAX_LETTERS, MAX_ON_PAGE } from '@/lib/features/talk/message';
import { loadTalk } from '@/lib/features/talk/talk';
import { systemClock } from '@/lib/platform/clock';
import { db } from '@/lib/platform/db/db';
import { useService } from '../support/service';
import { seatedTable } from '../support/tables';
import { madeCircle, seenBy } from '../support/world';

await useService();

const SAID = 2 * MAX_ON_PAGE + 5;
/** Two messages of each moment, as long as they may be. */
const messages = Array.from({ length: SAID }, (_, n) => ({
  id: `00000000-0000-4000-8000-${String(n).padStart(12, '0')}`,
  text: `${n} `.padEnd(MAX_LETTERS, 'x'),
  at: new Date(Date.UTC(2030, 0, 1, 12, Math.floor(n / 2))),
}));
const numbers = (lines: readonly { readonly text?: string | undefined }[]) =>
  lines.map(({ text = '' }) => Number.parseInt(text, 10));
const allNumbers = messages.map((_, n) => n);

interface Part {
  readonly lines: readonly { readonly id: string; readonly text?: string | undefined }[];
  readonly earlier?: string;
}

/** Follows the links to earlier messages; returns the numbers of each part. */
async function partsOf(load: (before: string | undefined) => Promise<Part | undefined>) {
  const parts = [];
  let before: string | undefined;
  do {
    const part: Part | undefined = await load(before);
    parts.unshift(numbers(part?.lines ?? []));
    before = part?.earlier;
  } while (before !== undefined);
  return parts;
}

test('a table: each message once, in order', async () => {
  const { gameId, seats } = await seatedTable();
  const said = { gameId, seat: 0, name: 'Anna', seq: 0, mentions: [] };
  await db().chatMessage.createMany({ data: messages.map((each) => ({ ...each, ...said })) });
  const me = { token: seats[1]?.token ?? '' };
  const parts = await partsOf((before) => loadTalk(gameId, me, { most: MAX_ON_PAGE, before }));
  expect(parts.map(({ length }) => length)).toEqual([5, MAX_ON_PAGE, MAX_ON_PAGE]);
  expect(parts.flat()).toEqual(allNumbers);
});

test('a circle: each message once, in order', async () => {
  const { circleId, host } = await madeCircle([], systemClock);
  const { id: memberId } = await db().circleMember.findFirstOrThrow({ where: { circleId, userId: host } });
  const said = { circleId, memberId, mentions: [] };
  await db().circleChatMessage.createMany({ data: messages.map((each) => ({ ...each, ...said })) });
  const circle = await seenBy(circleId, host, systemClock);
  const parts = await partsOf((before) => loadCircleTalk(circle, { most: MAX_ON_PAGE, before }));
  expect(parts.flat()).toEqual(allNumbers);
});
