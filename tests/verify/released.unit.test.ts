/**
 * A game of every version ever released is kept as it was exported then, and replays under today's program.
 */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import type { Event } from '@/lib/game/engine/events';
import { EVENT_TYPES } from '@/lib/game/engine/evolve';
import { eventsOf, storedForm } from '@/lib/game/eventlog/events';
import { readDocument, type GameDocument } from '@/lib/game/eventlog/export';
import { PACKS, RULES } from '@/lib/game/rulesets';
import { verifyGame } from '@/lib/game/verify/verify';
import { replayOfReport } from './report-fixture';

const FOLDER = path.join(import.meta.dirname, '../fixtures/released');
const FILES = readdirSync(FOLDER);

function released(file: string): GameDocument {
  const read = readDocument(JSON.parse(readFileSync(path.join(FOLDER, file), 'utf8')));
  if (!read.ok) throw new Error(`${file}: ${read.error.path}`);
  return read.value;
}

describe.each(FILES)('%s', (file) => {
  const document = released(file);
  const { log } = document;

  test('is accepted by the verifier', () => {
    expect(verifyGame(document)).toMatchObject({ complete: true });
    expect(verifyGame(document).fault).toBeUndefined();
  });
  test('goes the same way by the rules of its version', () => {
    expect(replayOfReport(document)).toEqual({ verdict: 'identical', rows: log.length });
  });
  test('has events that are read in today’s form', () => {
    const types = log.flatMap((row) => eventsOf(row)).map(({ type }) => type);
    expect(types.every((type) => EVENT_TYPES.includes(type))).toBe(true);
  });
});

test('there is a game of every rules version and of every pack', () => {
  const games = FILES.map((file) => released(file).game);
  const kept = games.map(({ rulesVersion, pack }) => `rules ${rulesVersion}, ${pack.id} ${pack.version}`);
  for (const { version } of RULES) expect(kept.some((it) => it.startsWith(`rules ${version},`))).toBe(true);
  for (const { id, version } of PACKS) expect(kept.some((it) => it.endsWith(`${id} ${version}`))).toBe(true);
});

test('every version of every event type is in one of them, or in golden games if it is the first', () => {
  const stored = FILES.flatMap((file) => released(file).log.flatMap(({ events }) => events));
  const kept = new Set(stored.map(({ type, v = 1 }) => `${type} ${v}`));
  for (const type of EVENT_TYPES) {
    const { v: current = 1 } = storedForm({ type } as Event);
    for (let older = 1; older < current; older += 1) expect(kept).toContain(`${type} ${older}`);
  }
});
