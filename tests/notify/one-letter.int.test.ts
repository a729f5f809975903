/** Due messages for one reader come as one mail, and no mail is too large for a mailbox. */
import { randomBytes } from 'node:crypto';
import PostalMime from 'postal-mime';
import { expect, test, vi } from 'vitest';
import { deliverDue } from '@/lib/features/notify/deliver-due';
import * as pictures from '@/lib/features/notify/picture';
import type { CreatedTable } from '@/lib/features/table/new-table/create-table';
import type { Locale } from '@/lib/game/wording/language/locales';
import type { MessageKind } from '@/lib/game/wording/message-kinds';
import { drain, type Tools } from '@/lib/features/notify/drain';
import { DRAIN_SETTINGS } from '@/lib/platform/outbox/lanes';
import { FakeClock } from '../support/clock';
import { inFull, isFull, sampled } from '../support/full';
import { useMailWorld } from '../support/mail-world';
import { channelFor, parcelOf, queueTo } from '../support/notifications';
import { readerAt, silentTables, waitForFirst } from './reader-tables';

const { sql, smtp } = await useMailWorld();
const [FEW, MANY] = [4, 60];
const MAX_BYTES = 3_000_000;

/** A reader by an address of their account, or by one that they left at their seats. */
const READERS = {
  async account(tables: readonly CreatedTable[], locale: Locale = 'en') {
    const night = { locale, timeZone: 'Europe/Prague', quiet: [22 * 60, 8 * 60] } as const;
    const userId = await readerAt(sql, tables, night);
    await channelFor(sql, userId, 'mail', { address: 'many@praga.test' });
  },
  async seats(tables: readonly CreatedTable[]) {
    const ids = tables.map(({ gameId }) => gameId);
    await sql.query(
      `update "Seat" set "email" = case when random() < 0.5 then 'Many@Praga.test' else 'many@praga.test' end,
         "emailOwn" = true, "userId" = null where "seat" = 0 and "gameId" = any($1)`,
      [ids],
    );
  },
} as const;

async function tablesOf(count: number): Promise<readonly CreatedTable[]> {
  const tables = await silentTables(sql, count);
  await waitForFirst(sql, tables);
  return tables;
}

async function tellAt(tables: readonly CreatedTable[], kind: MessageKind, at: Date): Promise<void> {
  const payload = kind === 'your-turn' ? {} : { name: 'Eliška' };
  for (const table of tables) await queueTo(table, kind, at, { payload });
}

test.runIf(isFull)(
  'sixty tables held back by a night are one letter, with at most eight boards and less than 3 MB',
  { timeout: 120_000 },
  async () => {
    const clock = new FakeClock('2026-11-20T22:00:00Z');
    const tables = await tablesOf(MANY);
    await READERS.account(tables, 'de');
    await tellAt(tables, 'your-turn', clock.now());
    expect(await deliverDue(clock)).toEqual({ sent: 0, failed: 0 });
    clock.goTo('2026-11-21T07:00:00Z');
    const both = await Promise.all([deliverDue(clock), deliverDue(clock)]);
    expect(both.reduce((sum, { sent }) => sum + sent, 0)).toBe(MANY);
    clock.pass(0.5);
    expect(await deliverDue(clock)).toEqual({ sent: 0, failed: 0 });
    expect(smtp.got).toHaveLength(1);
    const raw = smtp.got[0]?.raw ?? Buffer.alloc(0);
    expect(raw.length).toBeLessThan(MAX_BYTES);
    const mail = await PostalMime.parse(raw);
    expect(mail.attachments.length).toBeGreaterThan(1);
    expect(mail.attachments.length).toBeLessThanOrEqual(8);
    // Each table is led to, once as text and once as HTML.
    for (const { gameId } of tables)
      for (const part of [mail.text, mail.html]) expect(part).toContain(`/games/${gameId}`);
    expect(mail.subject?.length).toBeLessThan(120);
  },
);

const joined = (clock: FakeClock, letters: string[][]): Tools => ({
  now: () => clock.now(),
  compose: async (deliveries) =>
    parcelOf({
      id: deliveries[0]?.id ?? '',
      tells: deliveries.map(({ id, message: { kind, gameId } }) => ({ id, kind, gameId, at: '' })),
    }),
  send: async (_channel, { tells }) => void letters.push(tells.map(({ gameId }) => gameId)),
});

test.each(sampled(['account', 'seats'] as const, 1))(
  'three processes that drain at once send one letter to a reader by their %s, every time',
  { timeout: 120_000 },
  async (reader) => {
    const count = inFull(MANY, 8);
    const tables = await tablesOf(count);
    await READERS[reader](tables);
    const clock = new FakeClock('2026-11-21T12:00:00Z');
    for (let round = 0; round < inFull(6, 2); round += 1) {
      const letters: string[][] = [];
      await tellAt(tables, 'joined', clock.now());
      const settings = { ...DRAIN_SETTINGS, budgetMs: 60_000 };
      await Promise.all([1, 2, 3].map(() => drain(joined(clock, letters), settings)));
      expect(letters.map((ids) => new Set(ids).size)).toEqual([count]);
      // Later than messages to one address are gathered for.
      clock.pass(0.2);
    }
  },
);

test(
  'events without a board are described in full as well, while there is room',
  { timeout: 60_000 },
  async () => {
    const clock = new FakeClock('2026-11-21T12:00:00Z');
    const tables = await tablesOf(FEW);
    await READERS.account(tables);
    await tellAt(tables, 'joined', clock.now());
    await tellAt(tables, 'your-turn', clock.now());
    await deliverDue(clock);
    const mail = await PostalMime.parse(smtp.got[0]?.raw ?? '');
    expect(mail.attachments).toHaveLength(FEW);
    expect(mail.text?.match(/Eliška has joined “/g)).toHaveLength(FEW);
    expect(mail.text).not.toContain('more message');
  },
);

test(
  'boards that are large are drawn as long as the letter stays under 3 MB, and not one more',
  { timeout: 60_000 },
  async () => {
    const clock = new FakeClock('2026-11-21T12:00:00Z');
    const tables = await tablesOf(12);
    await READERS.account(tables);
    await tellAt(tables, 'your-turn', clock.now());
    const png = randomBytes(600_000);
    const draw = vi
      .spyOn(pictures, 'pictureFor')
      .mockResolvedValue({ png, alt: 'The board', url: 'http://praga.test/pictures/x' });
    // Turns of many tables are gathered for an hour.
    clock.pass(1);
    await deliverDue(clock);
    const calls = draw.mock.calls.length;
    draw.mockRestore();
    const [{ raw } = { raw: Buffer.alloc(0) }, ...others] = smtp.got;
    expect(others).toEqual([]);
    expect(raw.length).toBeLessThan(MAX_BYTES);
    const mail = await PostalMime.parse(raw);
    expect(mail.attachments).toHaveLength(2);
    expect(calls).toBe(3);
    for (const { gameId } of tables) expect(mail.text).toContain(`/games/${gameId}`);
    expect(mail.subject).toBe('Your turn at 12 tables: At the Golden Tiger');
  },
);
