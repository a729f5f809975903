import { CityImage } from '@/components/table/city-image';
import { Panel } from '@/components/ui/panel';
import { TextLink } from '@/components/ui/text-link';
import { callPeople } from '@/lib/features/circles/circle';
import type { yearOf } from '@/lib/features/circles/circle-games';
import type { YearRecord } from '@/lib/features/results/year-record';
import { languageOf } from '@/lib/game/wording/language/locales';
import { useWords } from '@/lib/platform/i18n/current-words';
import { ALL_YEARS, type NameOf, StandingTable, YearLinks } from './standing';

interface CircleYearProps extends Awaited<ReturnType<typeof yearOf>> {
  readonly circleId: string;
}

/** A year of a circle: ranking, games by month, records and the best city. */
export function CircleYear({ circleId, year, lines, ratings, record, people, years }: CircleYearProps) {
  const words = useWords();
  const { t } = words;
  const nameOf = callPeople(people, words);
  return (
    <>
      <div className="row">
        <TextLink href={`/circles/${circleId}`}>{t('friends.back')}</TextLink>
        <YearLinks circleId={circleId} years={years} current={year} />
      </div>
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-4 lg:grid-cols-2">
        <section className="panel stack" aria-labelledby="year-standing">
          <h2 id="year-standing">
            {year === ALL_YEARS ? t('friends.allYears') : t('friends.year', { year: String(year) })}
          </h2>
          {year !== ALL_YEARS && <p>{t('friends.over', { n: record.games })}</p>}
          <StandingTable {...{ circleId, lines, people, nameOf, ratings }} labelledBy="year-standing" />
          <p className="small muted">{t('friends.valueWhy')}</p>
          {lines.length > 0 && (
            <p className="small">
              <a href={`/api/circles/${circleId}/standing?format=csv&year=${year}`} download>
                {t('friends.asCsv')}
              </a>
            </p>
          )}
        </section>
        <div className="stack">
          {record.games > 0 && <Records record={record} nameOf={nameOf} />}
          {record.games > 0 && year !== ALL_YEARS && <Months months={record.months} />}
        </div>
      </div>
    </>
  );
}

interface RecordsProps {
  readonly record: YearRecord;
  readonly nameOf: NameOf;
}

function Records({ record: { mostPoints, bestTurn, closest }, nameOf }: RecordsProps) {
  const { t } = useWords();
  return (
    <Panel title={t('friends.records')}>
      {mostPoints && (
        <>
          <p>
            <TextLink href={`/games/${mostPoints.gameId}`}>
              {t('friends.mostPoints', { name: nameOf(mostPoints.playerKey), points: mostPoints.points })}
            </TextLink>
          </p>
          <figure>
            <CityImage
              gameId={mostPoints.gameId}
              seq={mostPoints.lastSeq}
              size="city"
              alt={t('friends.city', { name: nameOf(mostPoints.playerKey) })}
              className="h-auto w-full"
            />
            <figcaption className="small">
              {t('friends.city', { name: nameOf(mostPoints.playerKey) })}
            </figcaption>
          </figure>
        </>
      )}
      {bestTurn && (
        <p>
          <TextLink href={`/games/${bestTurn.gameId}/at/${bestTurn.seq}`}>
            {t('friends.bestTurn', { name: nameOf(bestTurn.playerKey), points: bestTurn.points })}
          </TextLink>
        </p>
      )}
      {closest && (
        <p>
          <TextLink href={`/games/${closest.gameId}`}>
            {t('friends.closest', { margin: closest.margin })}
          </TextLink>
        </p>
      )}
    </Panel>
  );
}

/** Games by month, each with a bar proportional to its number. */
function Months({ months }: { readonly months: readonly number[] }) {
  const { t, locale } = useWords();
  const format = new Intl.DateTimeFormat(languageOf(locale).format, { month: 'long', timeZone: 'UTC' });
  const most = Math.max(1, ...months);
  return (
    <section className="panel stack" aria-labelledby="year-months">
      <h2 id="year-months">{t('friends.months')}</h2>
      <table className="w-full" aria-labelledby="year-months">
        <tbody>
          {months.map((games, i) => (
            <tr key={format.format(Date.UTC(2026, i))}>
              <th scope="row" className="w-28 text-left font-normal">
                {format.format(Date.UTC(2026, i))}
              </th>
              <td className="w-8 pr-2 text-right">{games}</td>
              <td aria-hidden="true">
                {games > 0 && (
                  <span
                    className="block h-2.5 rounded-sm bg-red"
                    style={{ width: `${(100 * games) / most}%` }}
                  />
                )}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
