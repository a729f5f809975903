/** Random games under any options: the page of a player in every position. */
import { AppRouterContext } from 'next/dist/shared/lib/app-router-context.shared-runtime';
import { createElement, type ReactNode } from 'react';
import { prerenderToNodeStream } from 'react-dom/static';
import { afterAll, test, vi } from 'vitest';
import { turnHereOf } from '@/components/move/turn/turn-here';
import { whyAt } from '@/components/move/why-at';
import { TablePage } from '@/components/play/table-page';
import { WordsPage } from '@/components/play/words/words-page';
import * as theme from '@/components/ui/current-theme';
import type { LogRow, TableView } from '@/lib/features/table/load/table-view';
import type { Pack } from '@/lib/game/engine/pack-index';
import { advance, type Position } from '@/lib/game/engine/replay';
import { GRIDS, ROWS } from '@/lib/game/engine/vocabulary';
import { afterCollecting, lossesAtEnd } from '@/lib/game/turn/losses';
import { slotAt } from '@/lib/game/turn/places';
import { previewOf } from '@/lib/game/turn/preview';
import { useWords } from '@/lib/platform/i18n/current-words';
import { tableOf } from '../support/components/golden-table';
import { FuzzRun } from '../support/engine/fuzz';
import { planFor } from '../support/engine/fuzz-plan';
import { firstSeedOf, inFull } from '../support/full';

const first = firstSeedOf('every position', 35);
const GAMES = Array.from({ length: inFull(40, 1) }, (_, n) => first + n);
/** The distance between two positions whose pages are drawn, in rows. */
const DRAWN = inFull(5, 25);

const themes = vi.spyOn(theme, 'useTheme').mockReturnValue(undefined);
afterAll(() => themes.mockRestore());

const router = Object.fromEntries(
  ['back', 'forward', 'refresh', 'push', 'replace', 'prefetch'].map((name) => [name, () => undefined]),
) as unknown as NonNullable<Parameters<typeof AppRouterContext.Provider>[0]['value']>;

/** Draws a part of a page; its first error is thrown. */
async function draw(part: ReactNode): Promise<void> {
  const errors: unknown[] = [];
  const onError = (error: unknown) => void errors.push(error);
  await prerenderToNodeStream(createElement(AppRouterContext, { value: router }, part), { onError });
  if (errors.length > 0) throw errors[0];
}

/** The table after each row of a random game, as the seat to act sees it. */
function* tablesOf(number: number): Generator<TableView> {
  const plan = planFor(number);
  let position: Position | undefined;
  const log: LogRow[] = [];
  for (const row of new FuzzRun(plan).play().rows) {
    position = advance(position, row);
    const { seq, seat = 0, command, events } = row;
    if (command)
      log.push({ seq, seat, command, events, at: '2026-01-01T00:00:00Z', undone: false, hash: 'h' });
    yield tableOf(plan.pack, position, log);
  }
}

/** The results that a page needs before anything is pressed. */
function workOut({ pack, view, options }: TableView): void {
  if (!options) return;
  turnHereOf(pack, view, options.commands);
  afterCollecting(pack, view, options.commands);
  lossesAtEnd(pack, view.state, options);
}

/** Pieces and places that a player may ask about. */
const placesOn = (pack: Pack): readonly string[] => [
  ...pack.crane.positions.map(({ index }) => `crane:${index}`),
  ...ROWS.flatMap((row) => [0, 1, 2, 3].map((slot) => slotAt(row, slot))),
  ...pack.city.sites.map(({ id }) => `site:${id}`),
  ...pack.actionBoard.actions.map(({ id }) => `cell:${id}`),
  ...pack.seals.map(({ id }) => `seal:${id}`),
  ...GRIDS.map((grid) => `grid:${grid}`),
  'road:I',
];

async function lookAt(table: TableView): Promise<void> {
  const { pack, view, seq, options } = table;
  for (const { command } of options?.commands.filter((_, n) => n % 5 === seq % 5) ?? [])
    previewOf(pack, view, command);
  for (const place of placesOn(pack)) whyAt(table, useWords(), place);
  const { me: _me, options: _options, ...public_ } = table;
  const action = async () => undefined;
  const stamp = { gameId: table.gameId, expectedSeq: seq, commandId: 'c' };
  for (const seen of [table, public_]) {
    const props = { table: seen, stamp, action, say: action, dismiss: action, timeZone: 'UTC' };
    await draw(createElement(TablePage, props));
    await draw(createElement(WordsPage, props));
  }
}

test.each(GAMES)('game %i', { timeout: 300_000 }, async (number) => {
  for (const table of tablesOf(number))
    try {
      workOut(table);
      if (table.seq % DRAWN === number % DRAWN) await lookAt(table);
    } catch (cause) {
      throw new Error(`game ${number}, row ${table.seq}`, { cause });
    }
});
