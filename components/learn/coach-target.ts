/** The one thing to press next for a suggested step. */
import { commandValue } from '@/components/move/forms/command-value';
import { type Choice, NOTHING } from '@/components/move/turn/choice';
import { isPlacement, ROW_OF } from '@/lib/game/engine/board/rows';
import type { Command } from '@/lib/game/engine/commands';
import type { Pack } from '@/lib/game/engine/pack-index';
import type { State } from '@/lib/game/engine/state';
import { isLike } from '@/lib/game/learning/coach';
import { placesOf, slotAt, spotOf } from '@/lib/game/turn/places';
import type { TurnData } from '@/lib/game/turn/turn-data';

export type CoachTarget =
  | { readonly kind: 'piece'; readonly at: string }
  /** A button of the bar next to a chosen piece: the step's own, or the one that does it. */
  | { readonly kind: 'bar'; readonly of: 'step' | 'go' }
  /** The step's button in the moves panel. */
  | { readonly kind: 'panel' };

interface CoachedTurn {
  readonly pack: Pack;
  readonly state: State;
  /** The legal moves by place; undefined before the page has them. */
  readonly data: TurnData | undefined;
  readonly choice: Choice;
}

const GO: CoachTarget = { kind: 'bar', of: 'go' };

/** Follows the choice: a tile, then its place, then the button that does it. */
export function coachTargetOf(turn: CoachedTurn, command: Command): CoachTarget {
  const { pack, state, data, choice } = turn;
  if (isPlacement(command)) {
    const tile = slotAt(ROW_OF[command.type], command.slot);
    const { at } = spotOf(pack, state, command);
    if (!('tile' in choice) || choice.tile.at !== tile) return { kind: 'piece', at: tile };
    return choice.kind === 'spot' && choice.spot.at === at ? GO : { kind: 'piece', at };
  }
  const places =
    data?.steps.find((step) => isLike(step.command, command))?.at ?? placesOf(pack, state, command);
  if (choice.kind === 'pressed' && isLike(choice.step.command, command)) return GO;
  if (choice.kind === 'steps' && places.includes(choice.at))
    return choice.steps.length === 1 ? GO : { kind: 'bar', of: 'step' };
  // A whole board would not say which of its pieces is meant.
  const at = places.find((place) => !place.startsWith('board:'));
  return at === undefined ? { kind: 'panel' } : { kind: 'piece', at };
}

/** The piece to press first, if it is on the table: other code that shows the next step goes there too. */
export function firstPlaceOf({ pack, state }: Pick<CoachedTurn, 'pack' | 'state'>, command: Command) {
  const target = coachTargetOf({ pack, state, data: undefined, choice: NOTHING }, command);
  return target.kind === 'piece' ? target.at : undefined;
}

/** The button of the step in the panel, or the form of its tile. */
function inPanel(command: Command): string {
  if (isPlacement(command))
    return `#moves details[data-tile='${slotAt(ROW_OF[command.type], command.slot)}'] summary`;
  // A card in the panel is the piece itself.
  return `#moves button[value='${commandValue(command)}']:not([data-at])`;
}

/** Selectors of the thing that pulses. */
function pulsingIn(target: CoachTarget, command: Command): { readonly box: string; readonly piece?: string } {
  switch (target.kind) {
    case 'piece': {
      const legal = `[data-legal][data-at='${target.at}']`;
      // The road is drawn on the map too; its own zone has all of its spaces.
      const outside = `:not(dialog *,#turn-bar *,#city-zone [data-at^='road:'])`;
      return { piece: `a${legal}${outside} .hit`, box: `${legal}:not(svg *,.tiles a)${outside}` };
    }
    case 'bar':
      return {
        box:
          target.of === 'go'
            ? `#turn-bar [data-do='go']`
            : `#turn-bar button[value='${commandValue(command)}']`,
      };
    case 'panel':
      return { box: inPanel(command) };
  }
}

/** CSS that lets the one thing pulse and frames the step in the panel. `within` is an ancestor. */
export function coachCss(target: CoachTarget, command: Command, within = ''): string {
  const { box, piece } = pulsingIn(target, command);
  const frame = target.kind === 'panel' ? '' : `${within}${inPanel(command)}{animation:var(--lesson-frame)}`;
  return (
    (piece ? `${within}${piece}{animation:var(--lesson-piece)}` : '') +
    `${within}${box}{animation:var(--lesson-box)}${frame}`
  );
}

/** The element that pulses, if it is rendered. */
export function coachedElement(target: CoachTarget, command: Command): Element | undefined {
  const { box, piece } = pulsingIn(target, command);
  const found = document.querySelectorAll(piece ? `${piece},${box}` : box);
  return [...found].find((element) => element.getClientRects().length > 0);
}
