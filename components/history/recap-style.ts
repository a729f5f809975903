/** CSS rules that show one recap card and ring its changes without scripts. */
import type { TableView } from '@/lib/features/table/load/table-view';
import { changeRings, ringedPlacesOf } from '@/lib/game/drawing/rings';
import type { TurnCard } from '@/lib/game/recap/turn-cards';

export const ID = 'recap';
/** The choice that shows the summary. */
export const ALL = 'me';

/** Shows one card at a time and rings its changes, unless a replay shows something else. */
export function styleOf({ pack, view }: TableView, cards: readonly TurnCard[]): string {
  const chosen = (turn: number | string) => `#${ID}-turn-${turn}:checked`;
  const within = (turn: number | string) => `:root:has(#${ID}[open]:not([data-film=plays]) ${chosen(turn)})`;
  const rings = (turn: number | string, of: readonly TurnCard[]) =>
    changeRings(
      within(turn),
      ringedPlacesOf(
        pack,
        view.state,
        of.flatMap(({ events }) => events),
      ),
    );
  const others = (turn: number | string) =>
    `#${ID}:has(${chosen(turn)}) ol>li:not(#${ID}-${turn}){display:none}`;
  const each = cards.map((card) => others(card.turn) + rings(card.turn, [card]));
  return [...each, others(ALL), rings(ALL, cards)].join('');
}

/** Hides legal moves on a past board. On phones all cards are laid out, so each can be scrolled into view. */
export const OF_THE_PAST =
  '#tabletop .cards [data-legal] .hit{fill:transparent;stroke:var(--ring,none)}' +
  '#tabletop :is(.zone,.band){content-visibility:visible}';

/** Suppresses the wheel's animation before the replay, which shows it. */
export const BEFORE_FILM = '#tabletop :is(.turned-1,.turned-2){animation-duration:1ms}';
