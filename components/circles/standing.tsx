import { RatingText } from '@/components/ratings/rating-text';
import { HowItEnded } from '@/components/table/ending/how-it-ended';
import { dayOf } from '@/components/ui/moment';
import { TextLink } from '@/components/ui/text-link';
import type { PeopleByKey } from '@/lib/features/circles/circle';
import type { VisibleRating } from '@/lib/features/ratings/rating';
import type { StoredResult } from '@/lib/features/results/result';
import type { CircleLine } from '@/lib/game/competing/circle-standing';
import { useWords } from '@/lib/platform/i18n/current-words';

/** Means all years, in the address of a year. */
export const ALL_YEARS = 0;

interface StandingTableProps {
  readonly circleId: string;
  readonly lines: readonly CircleLine[];
  readonly people: PeopleByKey;
  /** Keyed like the results; empty if the circle has no ratings or the reader hides them. */
  readonly ratings: ReadonlyMap<string, VisibleRating>;
  /** Id of the heading that labels the table. */
  readonly labelledBy: string;
}

/** The ranking of a circle's members. */
export function StandingTable({ circleId, lines, people, ratings, labelledBy }: StandingTableProps) {
  const { t, locale } = useWords();
  if (lines.length === 0) return <p className="muted">{t('friends.noResults')}</p>;
  const number = new Intl.NumberFormat(locale, { minimumFractionDigits: 1, maximumFractionDigits: 1 });
  return (
    <table className="table-of-places" aria-labelledby={labelledBy}>
      <thead className="small">
        <tr>
          <th scope="col" className="text-left">
            {t('friends.player')}
          </th>
          <th scope="col">{t('friends.games')}</th>
          <th scope="col">{t('friends.wins')}</th>
          <th scope="col">{t('friends.value')}</th>
          {ratings.size > 0 && <th scope="col">{t('ratings.circleHeading')}</th>}
        </tr>
      </thead>
      <tbody>
        {lines.map(({ key, place, games, wins, value }) => (
          <tr key={key}>
            <th scope="row" className="text-left font-normal">
              {place}. <PersonLink circleId={circleId} person={people.get(key)} />
            </th>
            <td>{games}</td>
            <td>{wins}</td>
            <td>{number.format(value)}</td>
            {ratings.size > 0 && (
              <td>
                <RatingText rating={ratings.get(key)} />
              </td>
            )}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

interface PersonLinkProps {
  readonly circleId: string;
  readonly person: { readonly id: string; readonly name: string } | undefined;
}

/** A person of a circle, with a link to their games. People who left without a name have no link. */
function PersonLink({ circleId, person }: PersonLinkProps) {
  const { t } = useWords();
  if (!person || person.name === '') return <span className="muted">{t('circles.someone')}</span>;
  return <TextLink href={`/circles/${circleId}/members/${person.id}`}>{person.name}</TextLink>;
}

interface ResultListProps {
  readonly results: readonly StoredResult[];
  readonly people: PeopleByKey;
}

/** Finished games with the players' places. */
export function ResultList({ results, people }: ResultListProps) {
  const words = useWords();
  const { t, locale } = words;
  const nameOf = (key: string | undefined) =>
    (key === undefined ? undefined : people.get(key)?.name) || t('circles.someone');
  return (
    <ul className="stack">
      {results.map(({ gameId, finishedAt, name, how, seats }) => (
        <li key={gameId}>
          <TextLink href={`/games/${gameId}`}>{name}</TextLink>{' '}
          <span className="small muted">{dayOf(locale, finishedAt.toISOString().slice(0, 10))}</span>
          <br />
          <span className="small">
            {seats
              .filter(({ place }) => place !== undefined)
              .sort((a, b) => (a.place ?? 0) - (b.place ?? 0))
              .map(({ place, playerKey, points }) => `${place}. ${nameOf(playerKey)} (${points})`)
              .join(' · ')}
          </span>
          <HowItEnded how={how} people={seats.map((seat) => ({ ...seat, name: nameOf(seat.playerKey) }))} />
        </li>
      ))}
    </ul>
  );
}

interface CircleStandingProps extends Omit<StandingTableProps, 'labelledBy'>, ResultListProps {
  readonly year: number;
  /** Years with games, newest first. */
  readonly years: readonly number[];
  /** Whether the reader may add past games. */
  readonly isInCharge: boolean;
}

/** This year's ranking, and the latest games. */
export function CircleStanding({ circleId, lines, people, ratings, results, ...rest }: CircleStandingProps) {
  const { year, years, isInCharge } = rest;
  const { t } = useWords();
  return (
    <section className="panel stack" aria-labelledby="circle-standing">
      <h2 id="circle-standing">{t('friends.standingOf', { year: String(year) })}</h2>
      <StandingTable {...{ circleId, lines, people, ratings }} labelledBy="circle-standing" />
      {results.length > 0 && (
        <>
          <h3>{t('friends.lastResults')}</h3>
          <ResultList results={results} people={people} />
          <YearLinks circleId={circleId} years={years} />
        </>
      )}
      {isInCharge && (
        <p>
          <TextLink href={`/circles/${circleId}/games#past`}>{t('friends.past.link')}</TextLink>
        </p>
      )}
    </section>
  );
}

interface YearLinksProps {
  readonly circleId: string;
  readonly years: readonly number[];
  /** The year of this page, if it is a year's page. */
  readonly current?: number;
}

/** Links to the years of a circle, and to all years together. */
export function YearLinks({ circleId, years, current }: YearLinksProps) {
  const { t } = useWords();
  return (
    <nav className="row" aria-label={t('friends.years')}>
      {[...years, ALL_YEARS].map((each) => (
        <TextLink
          key={each}
          href={`/circles/${circleId}/years/${each}`}
          current={each === current ? 'page' : undefined}
        >
          {each === ALL_YEARS ? t('friends.allYears') : each}
        </TextLink>
      ))}
    </nav>
  );
}
