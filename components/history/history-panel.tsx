import { Fold } from '@/components/ui/fold';
import { TextLink } from '@/components/ui/text-link';
import { KINDS, directionsFrom } from '@/lib/game/recap/timeline';
import { seatName } from '@/lib/game/wording/names';
import { useWords } from '@/lib/platform/i18n/current-words';
import { filterQuery, isNarrow } from './query';
import { DirectionButtons } from './replay/direction-buttons';
import type { ReplayMoment } from './replay/moment';
import type { ReplayTarget } from './replay/reduce';

interface DirectionsProps extends Pick<ReplayMoment, 'table' | 'turns' | 'filter'> {
  /** Steps to a moment without leaving the page. */
  readonly onGo: (where: ReplayTarget) => void;
}

/** Steps and turns, forward and back: as links, by arrow keys, and by a slider. */
export function HistoryDirections({ table, turns, filter, onGo }: DirectionsProps) {
  const { t } = useWords();
  const { gameId, seq, latestSeq } = table;
  const names = {
    first: t('table.first'),
    previousTurn: t('history.previousTurn'),
    previous: t('table.previous'),
    next: t('table.next'),
    nextTurn: t('history.nextTurn'),
    last: t('table.last'),
  };
  return (
    <nav className="stack" aria-label={t('table.steps')}>
      <div className="grid grid-cols-6 gap-1">
        <DirectionButtons
          to={directionsFrom(turns, seq, latestSeq)}
          names={names}
          hrefOf={(step) => `/games/${gameId}/at/${step}${filterQuery(filter)}`}
          onGo={onGo}
        />
      </div>
      <form action={`/games/${gameId}/at`} className="row" onSubmit={(event) => event.preventDefault()}>
        <label className="sr-only" htmlFor="history-step">
          {t('history.slider')}
        </label>
        <FilterFields filter={filter} />
        <input
          id="history-step"
          className="min-h-11 min-w-0 grow-1 basis-32 accent-shield"
          type="range"
          name="seq"
          min={1}
          max={latestSeq}
          value={seq}
          onChange={({ target }) => onGo(Number(target.value))}
        />
        <button className="btn script:hidden">{t('history.go')}</button>
      </form>
      <p className="row small">
        <TextLink href={`/games/${gameId}`}>{t('table.toTable')}</TextLink>
        <TextLink href={`/games/${gameId}/compare?a=${seq}&b=${latestSeq}`}>
          {t('history.compareNow')}
        </TextLink>
        <a href={`/games/${gameId}/try?at=${seq}`}>{t('table.tryFromHere')}</a>
        <TextLink href={`/games/${gameId}/figures`}>{t('history.figures')}</TextLink>
      </p>
    </nav>
  );
}

/** Keeps the current filter in every form. */
function FilterFields({ filter: { seat, kind, undone } }: Pick<ReplayMoment, 'filter'>) {
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
