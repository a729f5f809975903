/**
 * The browser's prediction of a step is exactly the server's result: whole random games, driven step by step
 * as a live table.
 */
import { expect, test } from 'vitest';
import type { Command, SeatId } from '@/lib/game/engine/commands';
import type { Event } from '@/lib/game/engine/events';
import { REVEALING } from '@/lib/game/engine/secrets';
import { advance, type Position } from '@/lib/game/engine/replay';
import { view } from '@/lib/game/engine/view';
import { canonicalJson } from '@/lib/game/eventlog/chain';
import { seqOf, type LiveSnapshot } from '@/lib/game/live/live-snapshot';
import { createLiveTable, reduceLiveTable, shownOf, type LiveTable } from '@/lib/game/live/live-table';
import { packFor } from '@/lib/game/rulesets';
import { randomGame, type RandomGame } from '../support/engine/random-game';
import { firstSeedOf, inFull } from '../support/full';

const FIRST = firstSeedOf('predicted', 1);
const SEEDS = Array.from({ length: inFull(1000, 2) }, (_, i) => FIRST + i);

/** A position as a seat's browser gets it. */
function standOf({ state, secrets, trail }: Position, seat: SeatId): LiveSnapshot {
  const { offers } = view(state, secrets, seat);
  return { position: { state, trail: trail.map((moment) => ({ state: moment.state })) }, offers, rows: [] };
}

/** Also from a stack that lies open (OPEN_V), whose tiles only the server deals. */
const draws = ({ type }: Event): boolean => REVEALING.some((each) => each === type);

interface Counts {
  rows: number;
  predicted: number;
}

function drive({ pack: { id, version }, log }: RandomGame): Counts {
  const pack = packFor(id, version);
  const counts = { rows: 0, predicted: 0 };
  const tables = new Map<SeatId, LiveTable>();
  let server: Position | undefined;
  for (const { seq, seat, command, events, secret } of log) {
    const before = server;
    server = advance(before, { seq, ...(seat === undefined ? {} : { seat }), events, secretEvents: secret });
    if (!before || seat === undefined || command.type === 'SetupChoices') continue;
    const known = tables.get(seat);
    const table =
      known && seqOf(known.confirmed) === seq - 1 ? known : createLiveTable(seat, standOf(before, seat));
    const stepped = reduceLiveTable(pack, table, {
      type: 'step',
      commandId: `${seq}`,
      command: command as Command,
    });
    expect(stepped.refused, `row ${seq}`).toBeUndefined();
    const [made] = stepped.pending;
    counts.rows += 1;
    if (made?.predicted) {
      counts.predicted += 1;
      expect(canonicalJson(made.predicted.events), `row ${seq}`).toBe(canonicalJson(events));
    } else expect(events.some(draws), `row ${seq} waits`).toBe(true);
    const { offers } = view(server.state, server.secrets, seat);
    const rows = [{ seq, hash: `h${seq}`, at: '', events }];
    const answered = reduceLiveTable(pack, stepped, {
      type: 'answered',
      commandIds: [`${seq}`],
      rows,
      offers,
    });
    expect(answered).toMatchObject({ reports: [], pending: [] });
    expect(canonicalJson(shownOf(answered).position.state), `row ${seq}`).toBe(canonicalJson(server.state));
    tables.set(seat, answered);
  }
  return counts;
}

test.each(SEEDS)('random game %i: predicted is stored, row by row', { timeout: 60_000 }, (seed) => {
  const { rows, predicted } = drive(randomGame(seed));
  expect(rows).toBeGreaterThan(50);
  expect(predicted / rows).toBeGreaterThan(0.5);
});
