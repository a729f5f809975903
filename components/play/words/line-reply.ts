import type { ReadingContext, LineMeaning } from '@/lib/game/command-line/understand';
import type { Option } from '@/lib/game/engine/options';
import { labelCommand } from '@/lib/game/wording/options/options';
import { describeRefusal } from '@/lib/game/wording/refusals/refusals';

/** The reply to a typed line that was not exactly one step. */
export interface LineReply {
  readonly lines: readonly string[];
  /** Possible steps. */
  readonly options: readonly Option[];
}

/** Maximum listed steps, because screen readers read each of them. */
const MAX_OPTIONS = 8;

export function replyToLine(on: ReadingContext, understood: LineMeaning): LineReply {
  const { t } = on.words;
  switch (understood.kind) {
    case 'answer':
      return { lines: understood.lines, options: [] };
    case 'refused': {
      const not = t('moves.wantedNotPossible', { label: labelCommand(on, understood.command) });
      return { lines: [`${not} ${describeRefusal(on.words, understood.rejection)}`], options: [] };
    }
    case 'unknown': {
      const { verbs } = understood;
      const known = verbs.length > 0 ? ` ${t('say.verbs', { verbs: verbs.join(', ') })}` : '';
      return { lines: [t('say.unknown') + known], options: [] };
    }
    case 'step':
      return { lines: [t('say.which', { n: 1 })], options: [understood.option] };
    case 'which': {
      const { options } = understood;
      return { lines: [t('say.which', { n: options.length })], options: options.slice(0, MAX_OPTIONS) };
    }
  }
}
