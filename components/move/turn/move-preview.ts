/** The result of a choice, as far as the rules can compute it without hidden information. */
import { commandValue } from '@/components/move/forms/command-value';
import { isLegal, ROTATIONS } from '@/components/move/rotations';
import { whenIdle } from '@/components/ui/browser/when-idle';
import type { Command } from '@/lib/game/engine/commands';
import type { Event } from '@/lib/game/engine/events';
import * as engine from '@/lib/game/turn/preview';
import type { Matches, Preview } from '@/lib/game/turn/preview';
import type { Amount, TurnData } from '@/lib/game/turn/turn-data';
import { commandOf, type Choice } from './choice';
import type { AmountChange } from './turn-types';

const previews = new WeakMap<TurnData['view'], Map<string, Preview>>();

/** The result of a command, cached because choosing a rotation needs it three times. */
function previewOf(turn: TurnData, command?: Command, first?: Command): Preview | undefined {
  const { pack, view } = turn;
  if (!command) return undefined;
  const ofView = previews.get(view) ?? new Map<string, Preview>();
  previews.set(view, ofView);
  const key = JSON.stringify(command);
  const { state } = previewOf(turn, first) ?? view;
  const preview = ofView.get(key) ?? engine.previewOf(pack, { ...view, state }, command);
  ofView.set(key, preview);
  return preview;
}

/** The change of the seat's goods, points and tracks by an available command. */
export function changeOf(turn: TurnData, command?: Command, first?: Command): AmountChange | undefined {
  const change = previewOf(turn, command, first)?.change;
  const before: AmountChange = previewOf(turn, first)?.change ?? {};
  const both = Object.entries(before).map(([what, by]) => [what, by + (change?.[what as Amount] ?? 0)]);
  return change && { ...change, ...Object.fromEntries(both) };
}

/** The command in a button's value, if complete. A form completes its own later. */
export function offeredCommandOf({ steps }: TurnData, value: string): Command | undefined {
  return steps.find(({ command }) => commandValue(command) === value)?.command;
}

/** The sides and corners of a tile at its place that would pay. */
export function choiceMatchesOf(turn: TurnData, choice: Choice): Matches {
  if (choice.kind !== 'spot') return { sides: [], corners: [] };
  return engine.matchesOf(turn.pack, choice.spot.place, eventsOf(turn, choice));
}

function eventsOf(turn: TurnData, choice: Choice): readonly Event[] {
  const { command, first } = commandOf(choice) ?? {};
  return previewOf(turn, command, first)?.events ?? [];
}

/** The first rotation at a place that touches most, which almost every player wants. */
export function bestTurned(turn: TurnData, choice: Choice): Choice {
  if (choice.kind !== 'spot') return choice;
  let best = choice;
  let most = -1;
  for (const rotation of ROTATIONS) {
    if (!isLegal(choice.spot.legal, rotation)) continue;
    const turned = { ...choice, rotation };
    const touching = eventsOf(turn, turned).reduce((sum, event) => sum + contactsIn(event), 0);
    if (touching > most) [best, most] = [turned, touching];
  }
  return best;
}

function contactsIn(event: Event): number {
  if (event.type === 'CornersMatched') return event.contacts.length;
  return event.type === 'EdgeMatched' ? 1 : 0;
}

/** The first preview is slow, so it is computed in advance. */
export function warmUp(turn: TurnData): void {
  const [tile] = turn.tiles;
  const [spot] = tile?.spots ?? [];
  if (tile && spot) bestTurned(turn, { kind: 'spot', tile, spot, rotation: 0 });
  else changeOf(turn, turn.steps[0]?.command);
}

/**
 * Computes previews of a chosen tile on all its places while the browser is idle; returns a function that
 * stops it. It does one rotation at a time, so pointing at a place waits for at most one.
 */
export function lookAhead(turn: TurnData, { tile }: Extract<Choice, { kind: 'tile' }>): () => void {
  const ways = tile.spots.flatMap((spot) =>
    ROTATIONS.filter((rotation) => isLegal(spot.legal, rotation)).map((rotation) => ({ spot, rotation })),
  );
  const next = (): void => {
    const way = ways.shift();
    if (!way) return;
    eventsOf(turn, { kind: 'spot', tile, ...way });
    stop = whenIdle(next);
  };
  let stop = whenIdle(next);
  return () => stop();
}
