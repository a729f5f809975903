/** The moves with a piece, or the reason against any, as markup for the piece's close-up. */
import { commandValue } from '@/components/move/forms/command-value';
import type { TableView } from '@/lib/features/table/load/table-view';
import { escapeMarkup } from '@/lib/game/drawing/escape';
import { isPlacement, ROW_OF } from '@/lib/game/engine/board/rows';
import type { Option } from '@/lib/game/engine/options';
import { fieldValuesOf } from '@/lib/game/turn/field-values';
import { commandAt } from '@/lib/game/turn/impossible-commands';
import { placesOf, spotOf } from '@/lib/game/turn/places';
import { whyNot } from '@/lib/game/turn/why-not';
import { listNames } from '@/lib/game/wording/names';
import { labelCommand } from '@/lib/game/wording/options/options';
import { describeRefusal } from '@/lib/game/wording/refusals/refusals';
import type { Wording } from '@/lib/game/wording/wording';

/** For the seat to move; empty for other viewers and for pieces that no command is about. */
export function whyAtHtml(table: TableView, words: Wording, at: string): string {
  const { me, waitingFor, pack, view, options } = table;
  if (me === undefined || !waitingFor.includes(me) || !options) return '';
  // The heading of a row refreshes it; its tiles have their own answers.
  const here = options.commands.filter(
    ({ command }) => command.type !== 'RefreshRow' && placesOf(pack, view.state, command).includes(at),
  );
  if (here.length > 0) return part(words.t('moves.canBeDone'), buttons(table, words, here));
  if (fieldValuesOf(options.commands).some((filling) => filling.at === at))
    return part(words.t('moves.parlerHere'), '');
  const fitting = tilesFor(table, at);
  if (fitting.length > 0)
    return part(
      words.t('moves.tileFirst', { n: fitting.length, tiles: listNames(words, pack, fitting) }),
      '',
    );
  const command = commandAt(pack, view, at);
  if (!command) return '';
  const found = whyNot(pack, view, command, options.commands);
  // Where and how to place a tile is a separate question, asked by the form in the moves panel.
  if (found.option && isPlacement(found.option.command)) return '';
  if (found.option) return part(words.t('moves.canBeDone'), buttons(table, words, [found.option]));
  const { rejection, cures } = found;
  // One suggestion is enough; the moves panel has them all.
  const [cure] = cures;
  const help = cure ? `<p class="small">${words.t('moves.helps')}</p>` : '';
  return part(describeRefusal(words, rejection), help + buttons(table, words, cure ? [cure] : []));
}

/** The tiles that may be placed here. If there are several, none is assumed. */
function tilesFor({ pack, view, options }: TableView, at: string): readonly string[] {
  const placements = (options?.commands ?? []).map(({ command }) => command).filter(isPlacement);
  const fitting = placements.filter((command) => spotOf(pack, view.state, command).at === at);
  const tiles = fitting.map(({ type, slot }) => view.state.rows[ROW_OF[type]].slots[slot] ?? '');
  return [...new Set(tiles)];
}

function part(title: string, body: string): string {
  return `<div class="why-at stack"><p><strong>${escapeMarkup(title)}</strong></p>${body}</div>`;
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
