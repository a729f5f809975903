/** The moves with a piece, or the reason against any: for the bar next to it, and for its close-up. */
import { commandValue } from '@/components/move/forms/command-value';
import type { TableView } from '@/lib/features/table/load/table-view';
import { escapeMarkup } from '@/lib/game/drawing/escape';
import { isPlacement, ROW_OF } from '@/lib/game/engine/board/rows';
import type { Option } from '@/lib/game/engine/options';
import { fieldValuesOf } from '@/lib/game/turn/turn-data';
import { commandAt, whyNot } from '@/lib/game/turn/impossible-commands';
import { placesOf, spotOf } from '@/lib/game/turn/places';
import { listNames } from '@/lib/game/wording/names';
import { labelCommand } from '@/lib/game/wording/options';
import { describeRefusal } from '@/lib/game/wording/refusals';
import type { Wording } from '@/lib/game/wording/wording';

/** The legal moves with a piece, or the reason why it has no move, and a step that would help. */
interface Answer {
  readonly title: string;
  readonly help?: string;
  readonly options?: readonly Option[];
}

/** For the seat to move; undefined for other viewers and for pieces that no command is about. */
export function whyAt(table: TableView, words: Wording, at: string): Answer | undefined {
  const { me, waitingFor, pack, view, options } = table;
  if (me === undefined || !waitingFor.includes(me) || !options) return undefined;
  // The heading of a row refreshes it; its tiles have their own answers.
  const here = options.commands.filter(
    ({ command }) => command.type !== 'RefreshRow' && placesOf(pack, view.state, command).includes(at),
  );
  if (here.length > 0) return { title: words.t('moves.canBeDone'), options: here };
  if (fieldValuesOf(options.commands).some((filling) => filling.at === at))
    return { title: words.t('moves.parlerHere') };
  const fitting = tilesFor(table, at);
  if (fitting.length > 0)
    return {
      title: words.t('moves.tileFirst', { n: fitting.length, tiles: listNames(words, pack, fitting) }),
    };
  const command = commandAt(pack, view, at);
  if (!command) return undefined;
  const found = whyNot(pack, view, command, options.commands);
  // Where and how to place a tile is a separate question, asked by the form in the moves panel.
  if (found.option && isPlacement(found.option.command)) return undefined;
  if (found.option) return { title: words.t('moves.canBeDone'), options: [found.option] };
  const { rejection, cures } = found;
  // One suggestion is enough; the moves panel has them all.
  const [cure] = cures;
  const title = describeRefusal(words, rejection);
  return cure ? { title, help: words.t('moves.helps'), options: [cure] } : { title };
}

/** The answer as markup of a close-up; empty without one. */
export function whyAtHtml(table: TableView, words: Wording, at: string): string {
  const answer = whyAt(table, words, at);
  if (!answer) return '';
  const { title, help, options = [] } = answer;
  const said = help === undefined ? '' : `<p class="small">${escapeMarkup(help)}</p>`;
  return `<div class="why-at stack"><p><strong>${escapeMarkup(title)}</strong></p>${said}${buttons(table, words, options)}</div>`;
}

/** The tiles that may be placed here. If there are several, none is assumed. */
function tilesFor({ pack, view, options }: TableView, at: string): readonly string[] {
  const placements = (options?.commands ?? []).map(({ command }) => command).filter(isPlacement);
  const fitting = placements.filter((command) => spotOf(pack, view.state, command).at === at);
  const tiles = fitting.map(({ type, slot }) => view.state.rows[ROW_OF[type]].slots[slot] ?? '');
  return [...new Set(tiles)];
}

/** Buttons of the step form in the same page's moves panel. */
function buttons({ pack, view }: TableView, words: Wording, options: readonly Option[]): string {
  return options
    .map(({ command, reveals }) => {
      const label = labelCommand({ words, pack, state: view.state }, command);
      const warning = reveals
        ? ` <span class="reveals font-normal italic">— ${escapeMarkup(words.t('moves.reveals'))}</span>`
        : '';
      return `<button class="btn btn-wide" form="step" name="command" value="${escapeMarkup(commandValue(command))}"><span>${escapeMarkup(label)}${warning}</span></button>`;
    })
    .join('');
}
