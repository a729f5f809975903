/** Texts of the bar next to a choice. */
import { owedTile } from '@/components/move/forms/fills';
import type { TableView } from '@/lib/features/table/load/table-view';
import type { Command } from '@/lib/game/engine/commands';
import { ROWS } from '@/lib/game/engine/vocabulary';
import { AMOUNTS } from '@/lib/game/turn/turn-data';
import { lostArrows } from '@/lib/game/turn/losses';
import { rowAt } from '@/lib/game/turn/places';
import { nameOf } from '@/lib/game/wording/names';
import { labelCommand } from '@/lib/game/wording/options';
import { describeCost, rowName } from '@/lib/game/wording/terms';
import type { Wording } from '@/lib/game/wording/wording';
import type { Choice } from './choice';
import { isToTick, missingTiles } from './row-choice';
import type { BarContent } from './turn-context';
import type { AmountChange, GivenStep } from './turn-types';

/** The title of the bar: a tile's name, a step with its loss, or a form's question. */
export function barTitle(words: Wording, table: TableView, choice: Choice): string {
  const { pack } = table;
  const withLoss = (name: string, cure: Command | undefined) =>
    cure ? `${name} — ${words.t('moves.losesArrow', { cure: labelled(words, table, cure) })}` : name;
  switch (choice.kind) {
    case 'nothing':
      return '';
    case 'filled':
      return questionAt(words, table, choice.at);
    case 'pressed':
      return withLoss(stepWords(words, table, choice.step), arrowsOf(table).get(choice.step.command));
    case 'tile':
    case 'spot': {
      const { type, slot, tile, loses } = choice.tile;
      const cure = loses && [...arrowsOf(table)].find(([it]) => it.type === type && it.slot === slot)?.[1];
      return withLoss(nameOf(words, pack, tile), cure);
    }
    case 'steps': {
      const [step, ...more] = choice.steps;
      if (choice.ticked) return rowTitle(words, choice.at);
      return step && more.length === 0
        ? withLoss(labelled(words, table, step.command), arrowsOf(table).get(step.command))
        : '';
    }
  }
}

/** The place or the tiles that a choice still needs. */
export function askedNext({ t }: Wording, choice: Choice): string {
  if (choice.kind !== 'steps') return t('turn.choosePlace');
  return t('options.tickTiles', { n: missingTiles(choice, choice.at) });
}

/** The button that does the chosen step. */
export function goWords(words: Wording, choice: Choice): string {
  if (choice.kind === 'spot') return words.t('turn.placeHere');
  const [step] = choice.kind === 'steps' ? choice.steps : [];
  if (step?.command.type !== 'RefreshRow') return words.t('turn.doThis');
  return words.t('options.refreshThese', { cost: describeCost(words, step.command.pay) });
}

/** The content of the bar for screen readers. */
export function barWords(
  words: Wording,
  table: TableView,
  { choice, reveals }: BarContent,
  change: AmountChange = {},
): string {
  const { t } = words;
  const isAsking = choice.kind === 'tile' || isToTick(choice);
  const steps = choice.kind === 'steps' && choice.steps.length > 1 && !isAsking ? choice.steps : [];
  const gains = AMOUNTS.filter((what) => (change[what] ?? 0) !== 0);
  const parts = [
    barTitle(words, table, choice),
    isAsking ? askedNext(words, choice) : '',
    ...gains.map((what) => `${signed(change[what] ?? 0)} ${t(`moves.balance.${what}`)}`),
    ...steps.map((step) => {
      const label = labelled(words, table, step.command);
      return step.reveals ? `${label} — ${t('moves.reveals')}` : label;
    }),
    reveals ? t('moves.reveals') : '',
  ];
  return parts.filter(Boolean).join('; ');
}

/** A signed number with a minus sign as wide as the plus sign. */
export const signed = (by: number): string => (by > 0 ? `+${by}` : `−${-by}`);

function stepWords(words: Wording, table: TableView, { command, then }: GivenStep): string {
  const label = labelled(words, table, command);
  if (!then) return label;
  return words.t('moves.collectThen', { collect: label, then: labelled(words, table, then) });
}

const labelled = (words: Wording, { pack, view }: TableView, command: Command): string =>
  labelCommand({ words, pack, state: view.state }, command);

/** The title while a row is refreshed. */
function rowTitle(words: Wording, at: string): string {
  const row = ROWS.find((each) => rowAt(each) === at) ?? 'wall';
  return words.t('options.refreshGroup', { row: rowName(words, row) });
}

/** The question of one of Peter Parler's forms. */
function questionAt(words: Wording, { pack, view }: TableView, at: string): string {
  const tile = at.startsWith('site:') ? owedTile(view.state) : undefined;
  return tile === undefined
    ? words.t('moves.parlerPlans')
    : words.t('moves.buildForParler', { tile: nameOf(words, pack, tile) });
}

const arrowsOf = ({ pack, view, options }: TableView) => lostArrows(pack, view, options?.commands ?? []);
