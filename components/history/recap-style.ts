/** CSS rules that show one recap card and ring its changes without scripts. */
import type { TableView } from '@/lib/features/table/load/table-view';
import { changeRings, ringedPlacesOf } from '@/lib/game/drawing/rings';
import type { TurnCard } from '@/lib/game/recap/recap';

export const ID = 'recap';
/** The choice that shows the summary. */
export const ALL = 'me';

const chosen = (turn: number | string) => `#${ID}-turn-${turn}:checked`;

/**
 * Shows one card at a time. Next to the board the longest one sets the height of all, so no text is cut; a
 * phone's sheet has a fixed height.
 */
export function cardRules(cards: readonly TurnCard[]): string {
  const others = [...cards.map(({ turn }) => turn), ALL]
    .map((turn) => `#${ID}:has(${chosen(turn)}) ol>li:not(#${ID}-${turn})`)
    .join();
  return `${others}{display:var(--unseen,none);visibility:hidden}`;
}

/** Rings the changes of the visible card. */
export function ringRules({ pack, view }: TableView, cards: readonly TurnCard[]): string {
  // Without :not() in :has(), or every new element of the page would be checked against it.
  const within = (turn: number | string) => `:root:has(#${ID}[open] ${chosen(turn)})`;
  const rings = (turn: number | string, of: readonly TurnCard[]) =>
    changeRings(
      within(turn),
      ringedPlacesOf(
        pack,
        view.state,
        of.flatMap(({ events }) => events),
      ),
    );
  return [...cards.map((card) => rings(card.turn, [card])), rings(ALL, cards)].join('');
}

/**
 * Hides legal moves on a past board, and the line of icons until its moves were shown. On phones all cards
 * are laid out, so each can be scrolled into view.
 */
export const OF_THE_PAST =
  '#tabletop .cards [data-legal] .hit{fill:transparent;stroke:var(--ring,none)}' +
  '#moves [data-ended]{visibility:hidden}' +
  '#tabletop :is(.zone,.band){content-visibility:visible}';

/** Suppresses the wheel's animation before the replay, which shows it. */
export const BEFORE_FILM = '#tabletop :is(.turned-1,.turned-2){animation-duration:1ms}';
