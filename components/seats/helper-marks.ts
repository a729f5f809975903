import { momentWords } from '@/components/clocks/pace-words';
import type { TableView } from '@/lib/features/table/load/table-view';
import type { SeatId } from '@/lib/game/engine/commands';
import type { Wording } from '@/lib/game/wording/wording';

/** Those who play for the holder of a seat or advise them now. */
export function helperMarks(
  words: Wording,
  { helpers = [], status }: Pick<TableView, 'helpers' | 'status'>,
  seat: SeatId,
  timeZone: string | undefined,
): readonly string[] {
  if (status !== 'running') return [];
  return helpers
    .filter((helper) => helper.seat === seat && !helper.isOver)
    .map(({ name, power, until }) => {
      if (until === undefined) return words.t('table.mark.mentor', { name });
      const facts = { name, until: momentWords(words, until, timeZone) };
      return words.t(power === 'turns' ? 'table.mark.turns' : 'table.mark.plans', facts);
    });
}
