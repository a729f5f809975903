import type { ComponentProps } from 'react';
import { Panel } from '@/components/ui/panel';
import { TextLink } from '@/components/ui/text-link';
import { WideChart } from '@/components/ui/wide';
import type { InsightsAnswer, Insights } from '@/lib/features/insights/insights';
import type { PackData } from '@/lib/game/engine/pack';
import {
  type Cohort,
  type CohortQuery,
  COHORTS,
  ENOUGH_GAMES,
  type MyPoints,
  PLAYERS,
  type Players,
} from '@/lib/game/insights';
import type { CostliestHabits, PointLoss } from '@/lib/game/analysis/review/habits';
import { capitalize } from '@/lib/game/wording/wording';
import { actionName, sourceTitle } from '@/lib/game/wording/terms';
import { useWords } from '@/lib/platform/i18n/current-words';
import { barChart } from './bar-chart';
import { EffectTable, MyPointsPanel, BarsWithTable, NumbersTable, TakenTiles } from './numbers-table';
import { betterText, numberText, shareText } from './numbers';

interface InsightsProps {
  readonly which: CohortQuery;
  readonly answer: InsightsAnswer;
  readonly pack: PackData;
  readonly mine?: MyPoints | undefined;
  readonly habits?: ComponentProps<typeof MyHabitsPanel> | undefined;
}

/** Statistics of a set of games: their number, then points by source, first seats, openings and tiles. */
export function InsightsView({ which, answer, pack, mine, habits }: InsightsProps) {
  const { t } = useWords();
  const { games, insights } = answer;
  return (
    <>
      <p>{t('insights.lead')}</p>
      <Choice {...which} />
      {insights ? (
        <>
          <Totals {...insights} />
          <Sources {...insights} />
          <div className="grid gap-4 lg:grid-cols-2">
            <Openings {...insights} />
            {insights.orders.length > 0 && <Orders {...insights} />}
          </div>
          {which.cohort === 'people' && insights.turnLengths.length > 0 && <TurnLengths {...insights} />}
          <TakenTiles tiles={insights.tiles} pack={pack} />
          <p className="text-sm">{t('insights.how')}</p>
        </>
      ) : (
        <section className="panel stack">
          <p role="status">{t('insights.tooFew', { games, enough: ENOUGH_GAMES })}</p>
          <p>
            <TextLink className="btn" href="/#new-table">
              {t('insights.play')}
            </TextLink>
          </p>
        </section>
      )}
      {mine && <MyPointsPanel {...mine} />}
      {mine && habits && <MyHabitsPanel {...habits} />}
    </>
  );
}

/** Selects whose games to show, and for how many players. */
function Choice({ cohort, players }: CohortQuery) {
  const { t } = useWords();
  const link = (to: CohortQuery, name: string, isChosen: boolean) => (
    <li key={name}>
      <a
        className={`btn ${isChosen ? 'btn-main' : ''}`}
        aria-current={isChosen ? 'true' : undefined}
        href={`/insights?cohort=${to.cohort}&players=${to.players}`}
      >
        {name}
      </a>
    </li>
  );
  const byCohort = (each: Cohort) =>
    link({ cohort: each, players }, t(`insights.cohort.${each}`), each === cohort);
  const byPlayers = (each: Players) =>
    link({ cohort, players: each }, t('insights.players', { players: each }), each === players);
  return (
    <nav className="stack" aria-label={t('insights.which')}>
      <ul className="row list-none p-0">{COHORTS.map(byCohort)}</ul>
      <ul className="row list-none p-0">{PLAYERS.map(byPlayers)}</ul>
    </nav>
  );
}

function Totals({ games, seats, score, stepsPerTurn }: Insights) {
  const { t, locale } = useWords();
  const facts = [
    [t('insights.games'), new Intl.NumberFormat(locale).format(games)],
    [t('insights.seats'), new Intl.NumberFormat(locale).format(seats)],
    [t('insights.score'), numberText(locale, score.mean)],
    [t('insights.steps'), numberText(locale, stepsPerTurn.mean)],
  ] as const;
  return (
    <dl className="panel grid grid-cols-2 gap-4 sm:grid-cols-4">
      {facts.map(([name, value]) => (
        <div key={name}>
          <dt className="text-sm">{name}</dt>
          <dd className="text-2xl font-bold tabular-nums">{value}</dd>
        </div>
      ))}
    </dl>
  );
}

function Sources({ sources, score }: Insights) {
  const words = useWords();
  const { t, locale } = words;
  const bars = sources.map(({ source, ...mean }) => {
    const text = numberText(locale, mean.mean);
    const ofAll = shareText(locale, score.mean > 0 ? mean.mean / score.mean : 0);
    return { name: sourceTitle(words, source), text, cells: [text, ofAll], ...mean };
  });
  const columns = [t('table.source'), t('insights.points'), t('insights.ofAll')];
  return <BarsWithTable title={t('insights.sources')} {...{ columns, bars }} />;
}

function Openings({ openings }: Insights) {
  const words = useWords();
  const { t } = words;
  const rows = openings.map(({ action, ...effect }) => ({
    name: capitalize(actionName(words, action)),
    ...effect,
  }));
  return (
    <section className="panel stack content-start" aria-labelledby="openings">
      <h2 id="openings">{t('insights.openings')}</h2>
      <EffectTable label={t('insights.firstAction')} rows={rows} />
    </section>
  );
}

function Orders({ orders }: Insights) {
  const { t, locale } = useWords();
  const title = t('insights.orders');
  const rows = orders.map(({ order, ...effect }) => ({ name: t('insights.order', { n: order }), ...effect }));
  const bars = rows.map(({ name, better }) => ({ name, text: betterText(locale, better.mean), ...better }));
  return (
    <section className="panel stack content-start" aria-labelledby="orders">
      <h2 id="orders">{title}</h2>
      <WideChart title={title} html={barChart(title, bars)} />
      <EffectTable label={t('insights.seatAtTable')} rows={rows} />
    </section>
  );
}

interface HabitsProps {
  readonly habits: CostliestHabits;
  /** Minimum number of reviewed games. */
  readonly enough: number;
}

/** The reader's most costly habits in reviewed games. */
function MyHabitsPanel({ habits, enough }: HabitsProps) {
  const words = useWords();
  const { t, locale } = words;
  const { games, turns, points, sources, actions } = habits;
  if (games < enough)
    return (
      <Panel title={t('insights.habits.title')}>
        <p role="status">{t('insights.habits.tooFew', { games, enough })}</p>
        <p>
          <TextLink className="btn" href="/me/tables">
            {t('tables.mine')}
          </TextLink>
        </p>
      </Panel>
    );
  const reasons = sources.map(({ kind, ...lost }) => ({
    name: capitalize(t(`review.reason.${kind}`)),
    ...lost,
  }));
  const choices = actions.map(({ way, action, ...lost }) => ({
    name: t(`insights.habits.${way}`, { action: capitalize(actionName(words, action)) }),
    ...lost,
  }));
  return (
    <Panel title={t('insights.habits.title')}>
      <p>{t('insights.habits.lead', { games, turns, loss: numberText(locale, points / turns) })}</p>
      <div className="grid gap-4 lg:grid-cols-2">
        <Losses title={t('insights.habits.sources')} rows={reasons} games={games} />
        <Losses title={t('insights.habits.actions')} rows={choices} games={games} />
      </div>
      <p className="text-sm">{t('insights.habits.how')}</p>
    </Panel>
  );
}

interface LossesProps {
  readonly title: string;
  readonly rows: readonly (PointLoss & { readonly name: string })[];
  readonly games: number;
}

function Losses({ title, rows, games }: LossesProps) {
  const { t, locale } = useWords();
  return (
    <NumbersTable
      label={title}
      columns={[title, t('insights.habits.times'), t('insights.habits.perGame')]}
      rows={rows.map(({ name, n, points }) => ({ name, cells: [n, numberText(locale, points / games)] }))}
    />
  );
}

/** How long players took for their turns. */
function TurnLengths({ turnLengths }: Insights) {
  const { t, locale } = useWords();
  const bars = turnLengths.map(({ length, share }) => {
    const text = shareText(locale, share);
    const name = t('insights.lengths.upTo', { length: String(length) });
    return { name, text, mean: 100 * share, n: 0, cells: [text] };
  });
  const columns = [t('insights.lengths.length'), t('insights.lengths.share')];
  return <BarsWithTable title={t('insights.lengths.title')} {...{ columns, bars }} />;
}
