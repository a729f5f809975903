import { TextLink } from '@/components/ui/text-link';
import { useWords } from '@/lib/platform/i18n/current-words';
import { KINDS, directionsFrom } from '@/lib/game/recap/timeline';
import { seatName } from '@/lib/game/wording/names';
import { filterQuery, isNarrow } from './query';
import { DIRECTION_ICONS, DIRECTIONS, type Direction } from './direction-icons';
import type { Moment } from './replay/moment';

interface DirectionsProps extends Pick<Moment, 'table' | 'turns' | 'filter'> {
  /** Steps to a moment in the page itself. */
  readonly onStep: (seq: number) => void;
}

const LABELS = {
  first: 'table.first',
  previousTurn: 'history.previousTurn',
  previous: 'table.previous',
  next: 'table.next',
  nextTurn: 'history.nextTurn',
  last: 'table.last',
} as const;

/** Steps and turns, forward and back: as links, by the arrow keys, and by a slider. */
export function HistoryDirections({ table, turns, filter, onStep }: DirectionsProps) {
  const { t } = useWords();
  const { gameId, seq, latestSeq } = table;
  const directions = directionsFrom(turns, seq, latestSeq);
  const hrefOf = (step: number | undefined) =>
    step === undefined ? undefined : `/games/${gameId}/at/${step}${filterQuery(filter)}`;
  return (
    <nav className="stack" aria-label={t('table.steps')}>
      <div className="grid grid-cols-6 gap-1">
        {DIRECTIONS.map((direction) => (
          <DirectionLink
            key={direction}
            direction={direction}
            href={hrefOf(directions[direction])}
            text={t(LABELS[direction])}
          />
        ))}
      </div>
      <form action={`/games/${gameId}/at`} className="row" onSubmit={(event) => event.preventDefault()}>
        <label className="sr-only" htmlFor="history-step">
          {t('history.slider')}
        </label>
        <FilterFields filter={filter} />
        <input
          id="history-step"
          className="min-h-11 min-w-0 flex-[1_1_8rem] accent-shield"
          type="range"
          name="seq"
          min={1}
          max={latestSeq}
          value={seq}
          onChange={({ target }) => onStep(Number(target.value))}
        />
        <button className="btn script:hidden">{t('history.go')}</button>
      </form>
      <p className="row small">
        <TextLink href={`/games/${gameId}`}>{t('table.toTable')}</TextLink>
        <TextLink href={`/games/${gameId}/compare?a=${seq}&b=${latestSeq}`}>
          {t('history.compareNow')}
        </TextLink>
        <a href={`/games/${gameId}/try?at=${seq}`}>{t('sandbox.tryFromHere')}</a>
        <TextLink href={`/games/${gameId}/figures`}>{t('figures.title')}</TextLink>
      </p>
    </nav>
  );
}

/** At the ends of the log there is nothing to follow, and the sign says so by not being a link. */
function DirectionLink({ direction, href, text }: DirectionProps) {
  // One element for both, so that whoever steps on by it keeps the focus, also at the ends.
  return (
    <a
      className={href ? 'btn px-0' : 'btn muted px-0'}
      href={href}
      data-direction={direction}
      aria-disabled={href ? undefined : true}
      tabIndex={href ? undefined : -1}
      aria-label={text}
      title={text}
    >
      <svg viewBox="0 0 24 24" aria-hidden="true" className="ico">
        <path fill="currentColor" d={DIRECTION_ICONS[direction]} />
      </svg>
    </a>
  );
}

/** What is shown stays so, wherever a form leads. */
function FilterFields({ filter: { seat, kind, undone } }: Pick<Moment, 'filter'>) {
  const fields = { seat, kind, undone: undone ? '1' : undefined };
  return Object.entries(fields).map(
    ([name, value]) => value !== undefined && <input key={name} type="hidden" name={name} value={value} />,
  );
}

interface DirectionProps {
  readonly direction: Direction;
  readonly href: string | undefined;
  readonly text: string;
}

/** Whose steps, of what kind, and whether those that were taken back are shown. */
export function HistoryFilter({ table, filter }: Pick<Moment, 'table' | 'filter'>) {
  const words = useWords();
  const { t } = words;
  const { gameId, seq, seats } = table;
  return (
    <details className="fold" open={isNarrow(filter) || filter.undone}>
      <summary>{t('history.filter')}</summary>
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
    </details>
  );
}
