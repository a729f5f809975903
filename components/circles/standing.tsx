import { RatingText } from '@/components/ratings/ratings';
import { HowItEnded } from '@/components/table/ending/how-it-ended';
import { formatMoment } from '@/components/ui/moment';
import { TextLink } from '@/components/ui/text-link';
import { callPeople } from '@/lib/features/circles/circle';
import type { thisYearOf } from '@/lib/features/circles/circle-games';
import type { StoredResult } from '@/lib/features/results/result';
import { useWords } from '@/lib/platform/i18n/current-words';

/** Means all years, in the address of a year. */
export const ALL_YEARS = 0;
/** Table points of the winner among four: no average is higher. */
const MOST_POINTS = 10;

/** Names a person by their key in results. */
export type NameOf = (key: string) => string;

/** The years are those with games, newest first; the ratings are empty if the reader sees none. */
type ThisYear = Awaited<ReturnType<typeof thisYearOf>>;

interface StandingTableProps extends Pick<ThisYear, 'lines' | 'people' | 'ratings'> {
  readonly circleId: string;
  readonly nameOf: NameOf;
  /** Id of the heading that labels the table. */
  readonly labelledBy: string;
}

/** The ranking of a circle's members, with a bar for the points of each. */
export function StandingTable({ lines, ratings, labelledBy, ...names }: StandingTableProps) {
  const { t, locale } = useWords();
  if (lines.length === 0) return <p className="muted">{t('friends.noResults')}</p>;
  const number = new Intl.NumberFormat(locale, { minimumFractionDigits: 1, maximumFractionDigits: 1 });
  return (
    <>
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
            <tr key={key} className="align-top">
              <th scope="row" className="w-3/5 py-1.25 text-left font-normal">
                {place}. <PersonLink {...names} personKey={key} />
                <svg
                  viewBox={`0 0 ${MOST_POINTS} 1`}
                  preserveAspectRatio="none"
                  className="mt-1 block h-2.5 w-full rounded-sm bg-sunken"
                  aria-hidden="true"
                >
                  <rect width={value} height="1" className={place === 1 ? 'fill-gold' : 'fill-main'} />
                </svg>
              </th>
              <td className="py-1.25">{games}</td>
              <td className="py-1.25">{wins}</td>
              <td className="py-1.25 font-semibold">{number.format(value)}</td>
              {ratings.size > 0 && (
                <td className="py-1.25">
                  <RatingText rating={ratings.get(key)} />
                </td>
              )}
            </tr>
          ))}
        </tbody>
      </table>
      <p className="small muted">{t('friends.valueMixed')}</p>
    </>
  );
}

interface PersonLinkProps extends Pick<StandingTableProps, 'circleId' | 'people' | 'nameOf'> {
  readonly personKey: string;
}

/** A person of a circle, with a link to their games. People without a name have no link. */
function PersonLink({ circleId, people, nameOf, personKey }: PersonLinkProps) {
  const person = people.get(personKey);
  if (!person?.name) return <span className="muted">{nameOf(personKey)}</span>;
  return <TextLink href={`/circles/${circleId}/members/${person.id}`}>{person.name}</TextLink>;
}

interface ResultListProps {
  readonly results: readonly StoredResult[];
  readonly nameOf: NameOf;
  readonly timeZone: string | undefined;
}

/** Finished games with the players' places. */
export function ResultList({ results, nameOf, timeZone }: ResultListProps) {
  const { t, locale } = useWords();
  const called = (key: string | undefined) => (key === undefined ? t('circles.someone') : nameOf(key));
  return (
    <ul className="stack">
      {results.map(({ gameId, finishedAt, name, ending, decided, seats }) => (
        <li key={gameId}>
          <TextLink href={`/games/${gameId}`}>{name}</TextLink>{' '}
          <span className="small muted">{formatMoment(locale, timeZone, finishedAt, 'day')}</span>
          <br />
          <span className="small">
            {seats
              .filter(({ place }) => place !== undefined)
              .sort((a, b) => (a.place ?? 0) - (b.place ?? 0))
              .map(({ place, playerKey, points }) => `${place}. ${called(playerKey)} (${points})`)
              .join(' · ')}
          </span>
          <HowItEnded how={ending} decided={decided} {...peopleIn(seats, called)} />
        </li>
      ))}
    </ul>
  );
}

/** The people of a result, and all its seats, by name. */
function peopleIn(seats: StoredResult['seats'], called: (key: string | undefined) => string) {
  const people = seats.map((seat) => ({ ...seat, name: called(seat.playerKey) }));
  return { people, seats: people };
}

interface CircleStandingProps extends ThisYear {
  readonly circleId: string;
  readonly timeZone: string | undefined;
}

/** This year's ranking, and the latest games. */
export function CircleStanding(props: CircleStandingProps) {
  const { circleId, people, results, timeZone, year, years, ...table } = props;
  const words = useWords();
  const { t } = words;
  const nameOf = callPeople(people, words);
  return (
    <section className="panel stack" aria-labelledby="circle-standing">
      <h2 id="circle-standing">{t('friends.standingOf', { year: String(year) })}</h2>
      <StandingTable {...{ circleId, people, nameOf, ...table }} labelledBy="circle-standing" />
      {results.length > 0 && (
        <>
          <h3>{t('friends.lastResults')}</h3>
          <ResultList {...{ results, nameOf, timeZone }} />
          <YearLinks circleId={circleId} years={years} />
        </>
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
