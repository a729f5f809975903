/** What a choice would lead to, as far as the rules in the browser have arrived and can tell. */
import type { Command } from '@/lib/game/engine/commands';
import type { Event } from '@/lib/game/engine/events';
import type { Matches } from '@/lib/game/turn/preview';
import { commandValue } from '@/components/move/command-value';
import type { TurnData } from '@/lib/game/turn/turn-data';
import type { Change } from './balance-preview';
import { commandOf, isLegal, type Choice } from './choice';
import { rules } from './rules-in-browser';

/** What a command that the turn offers would change of the seat's goods, points and tracks. */
export function changeOf({ view }: TurnData, command: Command | undefined): Change | undefined {
  const known = rules();
  return known && command && known.engine.previewOf(known.pack, view, command).change;
}

/** The command in the value of a button, if it is offered whole: what a form is to complete is none yet. */
export function offered({ steps }: TurnData, value: string): Command | undefined {
  return steps.find(({ command }) => commandValue(command) === value)?.command;
}

/** The sides and corners of a tile on its place that would pay. */
export function matchesOf(turn: TurnData, choice: Choice): Matches {
  const known = rules();
  if (!known || choice.kind !== 'spot') return { sides: [], corners: [] };
  return known.engine.matchesOf(known.pack, choice.spot.place, eventsOf(turn, choice));
}

function eventsOf({ view }: TurnData, choice: Choice) {
  const known = rules();
  const command = commandOf(choice)?.command;
  return known && command ? known.engine.previewOf(known.pack, view, command).events : [];
}

/** Of all ways to turn a tile on its place the first that touches most, which is what nearly everybody wants. */
export function bestTurned(turn: TurnData, choice: Choice): Choice {
  if (choice.kind !== 'spot' || !rules()) return choice;
  let best = choice;
  let most = -1;
  for (let rotation = 0; rotation < 6; rotation++) {
    if (!isLegal(choice.spot, rotation)) continue;
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

/** The first preview is the slow one: it is made before anybody waits for it. */
export function warmUp(turn: TurnData): void {
  const [tile] = turn.tiles;
  const [spot] = tile?.spots ?? [];
  if (tile && spot) bestTurned(turn, { kind: 'spot', tile, spot, rotation: 0 });
  else changeOf(turn, turn.steps[0]?.command);
}
