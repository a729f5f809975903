/** How many taps a turn takes on the drawings, its end included. */
import { expect, test } from 'vitest';
import { NOTHING, onlyPlace, choosePlace } from '@/components/move/turn/choice';
import { isPlacement } from '@/lib/game/engine/board/rows';
import type { Command } from '@/lib/game/engine/commands';
import { options, type Option } from '@/lib/game/engine/options';
import type { Action } from '@/lib/game/engine/vocabulary';
import { seqOf, viewOf } from '@/lib/game/live/live-snapshot';
import {
  createLiveTable,
  isWaiting,
  reduceLiveTable,
  shownOf,
  type LiveTable,
} from '@/lib/game/live/live-table';
import { playStep } from '@/lib/game/live/play';
import { spotOf } from '@/lib/game/turn/places';
import { turnDataOf } from '@/lib/game/turn/turn-data';
import { FakeServer } from '../live/fake-server';

const SEAT = 0;
const GAMES = 40;
/** Of a hundred ways to place a tile some ask for more. */
const WAYS = [0, 7, 31, 60];
const ENOUGH = 2;
const MOST = [
  ['manage-mines', 4],
  ['construct-building', 5],
  ['upgrade-action', 5],
  ['kings-road', 4],
] as const satisfies readonly (readonly [Action, number])[];

let ids = 0;
const newId = () => `step ${(ids += 1)}`;

/** Somebody who taps. */
class Hand {
  taps = 0;

  constructor(
    readonly server: FakeServer,
    private table: LiveTable = createLiveTable(SEAT, server.standOf(SEAT)),
  ) {}

  get options(): readonly Option[] {
    return options(this.server.pack, viewOf(shownOf(this.table), SEAT)).commands;
  }

  /** Does what is asked for in that way of several; false where it cannot be done. */
  do(wanted: (command: Command) => boolean, way = 0): boolean {
    const offered = this.options;
    const ways = offered.filter(({ command }) => wanted(command));
    const option = ways[way % Math.max(1, ways.length)];
    if (!option) return false;
    this.taps += this.tapsFor(option.command, offered);
    // A step that shows something hidden takes a second tap; the button that ends the turn warns in its own
    // text.
    if (option.reveals && option.command.type !== 'EndTurn') this.taps += 1;
    this.table = playStep(this.server.pack, this.table, { command: option.command, newId });
    if (isWaiting(this.table)) this.answer();
    return true;
  }

  /** Only the service knows the revealed tile. */
  private answer(): void {
    const { confirmed, pending } = this.table;
    const answer = this.server.take(SEAT, seqOf(confirmed), pending);
    this.table = reduceLiveTable(this.server.pack, this.table, answer);
  }

  private tapsFor(command: Command, offered: readonly Option[]): number {
    if (command.type === 'EndTurn') return 1;
    const { pack } = this.server;
    const view = viewOf(shownOf(this.table), SEAT);
    const turn = turnDataOf(pack, view, offered);
    if (isPlacement(command)) {
      const tile = turn.tiles.find((each) => each.type === command.type && each.slot === command.slot);
      if (!tile) throw new Error('the tile does not glow');
      // Its slot has declared the action; now its place.
      const spot = choosePlace(turn, { kind: 'tile', tile }, spotOf(pack, view.state, command).at);
      expect(spot).toMatchObject({ kind: 'spot' });
      return 1;
    }
    // Where the turn continues in one place its ways are laid out next to it.
    if (onlyPlace(turn)?.steps.some((step) => step.command === command)) return 1;
    const at = turn.steps.find((step) => step.command === command)?.at[0] ?? '';
    const chosen = choosePlace(turn, NOTHING, at);
    if (typeof chosen !== 'object' || chosen.kind !== 'steps') throw new Error(`nothing to tap at ${at}`);
    return chosen.steps.length === 1 ? 1 : 2;
  }
}

const leadsOn = ({ type }: Command) =>
  /^(Manage(Mines|Quarries)|Place(Upgrade|Wall|Building)|AdvanceRoad)$/.test(type);

/** A turn with nothing but its action: how many taps it takes, if it is legal. */
function tapsOfTurn(number: number, action: Action): number | undefined {
  const tiles = new Hand(new FakeServer(number, SEAT)).options.flatMap(({ command }) =>
    command.type === 'TakeActionTile' ? [command.position] : [],
  );
  for (const position of tiles)
    for (const way of WAYS) {
      const hand = new Hand(new FakeServer(number, SEAT));
      hand.do((command) => command.type === 'TakeActionTile' && command.position === position);
      if (!hand.do((command) => command.type === 'DeclareAction' && command.action === action)) break;
      while (hand.do(leadsOn, way));
      if (hand.do(({ type }) => type === 'EndTurn')) return hand.taps;
    }
  return undefined;
}

test.each(MOST)('a turn of %s takes at most %d taps, its end included', (action, most) => {
  const found: number[] = [];
  for (let number = 0; number < GAMES && found.length < ENOUGH; number += 1) {
    const taps = tapsOfTurn(number, action);
    if (taps !== undefined) found.push(taps);
  }
  expect(found.length).toBeGreaterThan(0);
  for (const taps of found) expect(taps).toBeLessThanOrEqual(most);
});
