import { Fold } from '@/components/ui/fold';
import { KINDS } from '@/lib/game/recap/timeline';
import { seatName } from '@/lib/game/wording/names';
import { useWords } from '@/lib/platform/i18n/current-words';
import { isNarrow } from './query';
import type { ReplayMoment } from './replay/moment';

/** Keeps the current filter in every form. */
export function FilterFields({ filter: { seat, kind, undone } }: Pick<ReplayMoment, 'filter'>) {
  const fields = { seat, kind, undone: undone ? '1' : undefined };
  return Object.entries(fields).map(
    ([name, value]) => value !== undefined && <input key={name} type="hidden" name={name} value={value} />,
  );
}

/** Filters steps by player and kind, and shows or hides undone ones. */
export function HistoryFilter({ table, filter }: Pick<ReplayMoment, 'table' | 'filter'>) {
  const words = useWords();
  const { t } = words;
  const { gameId, seq, seats } = table;
  return (
    <Fold open={isNarrow(filter) || filter.undone} title={t('history.filter')}>
      <form action={`/games/${gameId}/at/${seq}`} className="gap-y-2 gap-x-4 items-center mb-3 row">
        <label className="inline-flex min-h-11 items-center gap-1.5">
          {t('history.who')}{' '}
          <select name="seat" defaultValue={filter.seat ?? ''}>
            <option value="">{t('history.everybody')}</option>
            {seats.map(({ seat }) => (
              <option key={seat} value={seat}>
                {seatName(words, seats, seat)}
              </option>
            ))}
          </select>
        </label>
        <label className="inline-flex min-h-11 items-center gap-1.5">
          {t('history.what')}{' '}
          <select name="kind" defaultValue={filter.kind ?? ''}>
            <option value="">{t('history.everything')}</option>
            {KINDS.map((kind) => (
              <option key={kind} value={kind}>
                {t(`history.kind.${kind}`)}
              </option>
            ))}
          </select>
        </label>
        <label className="inline-flex min-h-11 items-center gap-1.5">
          <input type="checkbox" name="undone" value="1" defaultChecked={filter.undone} />{' '}
          {t('history.undone')}
        </label>
        <button className="btn">{t('history.show')}</button>
      </form>
    </Fold>
  );
}
