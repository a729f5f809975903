import { expect, test } from 'vitest';
import { loadTableAt } from '@/lib/features/history/load-position';
import { exportGame } from '@/lib/features/history/read-log';
import { deliverDue } from '@/lib/features/notify/deliver-due';
import { entryOf, readWholeLog } from '@/lib/features/table/log/log-store';
import { replay } from '@/lib/game/engine/replay';
import { BASE_OPTIONS, BASE_VARIANT, ONLINE_OPTIONS } from '@/lib/game/engine/setup';
import { canonicalJson, verifyChain } from '@/lib/game/eventlog/chain';
import { listStoredMail } from '@/lib/platform/outbox/kept-mail';
import { isFull, sampled } from '../support/full';
import { randomNumbers, useService } from '../support/service';
import { emptyTable, lookAs, playUntil, seatedTable, type Seating } from '../support/tables';

const { sql } = await useService();

const GAMES: readonly (readonly [title: string, opponent: string, seating: Seating])[] = [
  ['Peter Parler, as nobody else was named', 'Peter Parler', {}],
  ['the simple opponent, whom the reader’s language names', '', { solo: 'simple' }],
  [
    'Peter Parler by chance, on the other side of everything',
    'Peter Parler',
    {
      solo: 'parler',
      options: {
        ...ONLINE_OPTIONS,
        randomParler: true,
        openVTiles: true,
        simplifiedCovering: true,
        asyncTechnology: true,
        tieIncludesSite: true,
      },
      variant: {
        ...BASE_VARIANT,
        actionSide: 'B',
        bridgeFaces: ['B', 'A', 'B', 'A', 'B'],
        tiers: { 'hunger-wall': 'A', cathedral: 'B' },
        roadTiles: { I: 'A', II: 'B', III: 'A' },
      },
    },
  ],
];

test.each(sampled(GAMES, 1))(
  'a solo game against %s goes to its end',
  { timeout: 120_000 },
  async (title, name, seating) => {
    const table = await seatedTable(1, seating);
    const opponent = { seat: 1, name, seated: true, automatic: true };
    expect((await lookAs(table, 0)).seats).toEqual([{ seat: 0, name: 'Anna', seated: true }, opponent]);

    await playUntil(table, randomNumbers(`solo ${title}`), ({ answer, computerNext }) => {
      expect([computerNext, answer.waitingFor.filter((seat) => seat !== 0)]).toEqual([false, []]);
      return false;
    });

    const end = await lookAs(table, 0);
    expect(end).toMatchObject({ status: 'finished', waitingFor: [], seats: [{ name: 'Anna' }, opponent] });
    expect(end.scores.map(({ seat }) => seat)).toEqual([0]);
    expect(end.view.state.turnsDone).toBe(32);
    const rows = await readWholeLog(table.gameId, end.seq);
    expect(canonicalJson(replay(rows.map(entryOf)).state)).toBe(canonicalJson(end.view.state));
    expect(
      verifyChain(rows, { gameId: table.gameId, seed: end.seed ?? '', commitment: end.commitment }),
    ).toBeUndefined();
    // The file is for people who have no page to name the opponent for them.
    const named = end.seats.map((seat) => ({ ...seat, name: seat.name || 'Simple opponent' }));
    expect((await exportGame(table.gameId))?.seats).toEqual(named);
    expect((await loadTableAt(table.gameId, 5))?.seats).toEqual(end.seats);
  },
);

test.runIf(isFull)('the opponent has no stored seat, and only the person gets messages', async () => {
  const table = await seatedTable(1, { options: BASE_OPTIONS });
  await playUntil(table, randomNumbers('solo mail'), () => false);
  const { rows: seats } = await sql.query('select seat from "Seat" where "gameId" = $1', [table.gameId]);
  expect(seats).toEqual([{ seat: 0 }]);
  const { rows: told } = await sql.query('select seat, kind from "Outbox" where "gameId" = $1', [
    table.gameId,
  ]);
  expect(told).toEqual([{ seat: 0, kind: 'game-finished' }]);
  await deliverDue();
  const [mail] = (await listStoredMail(1000)).filter(({ text }) => text.includes(table.gameId));
  expect(mail?.text).toMatch(/1\. Anna: \d+ points/);
  expect(mail?.text).not.toContain('Parler');
});

test('a table needs a person', async () => {
  const seats = [{ bot: 'master' }, { bot: 'journeyman' }] as const;
  await expect(emptyTable({ seats })).rejects.toThrow('nobody');
});
