import { Lead } from '@/components/ui/lead';
import { dayOf } from '@/components/ui/moment';
import { Notice } from '@/components/ui/notice';
import type { WeekPlayers } from '@/lib/features/deals/week';
import type { WeekView } from '@/lib/features/deals/week-results';
import { useWords } from '@/lib/platform/i18n/current-words';
import { DealFacts } from './deal-facts';
import { OtherDeals } from './other-deals';
import { OwnWeek, type OwnWeekProps } from './own-week';
import { WeekResults, type ResultsBy } from './week-results';

/** Reasons why no table was created. */
export const WEEK_PROBLEMS = ['many', 'form', 'deal-over', 'deal-known'] as const;
type WeekProblem = (typeof WEEK_PROBLEMS)[number];

interface WeekPageProps extends OwnWeekProps {
  readonly stand: WeekView;
  readonly by: ResultsBy;
  /** Allowed numbers of players. */
  readonly sizes: readonly WeekPlayers[];
  /** Earlier weeks, newest first. */
  readonly earlier: readonly string[];
  readonly problem?: WeekProblem | undefined;
}

/** The address of a week for a number of players; by default the current week. */
function weekAddress(players: WeekPlayers, week?: string): string {
  return week === undefined ? `/weekly?players=${players}` : `/weekly/${week}?players=${players}`;
}

/** The deal of a week: the reader's table, the results, other weeks, verification data. */
export function WeekPage({ stand, by, sizes, earlier, problem, ...own }: WeekPageProps) {
  const { t, locale } = useWords();
  const { players, isOver, isOpen, deal, seed, next } = stand;
  const lead = isOpen ? 'weekly.leadOpen' : isOver ? 'weekly.leadOver' : 'weekly.lead';
  return (
    <>
      {problem && <Problem problem={problem} />}
      <Lead>{t(lead)}</Lead>
      <Players {...{ stand, sizes }} />
      <div className="grid items-start gap-5 lg:grid-cols-[minmax(0,5fr)_minmax(0,7fr)] lg:grid-rows-[auto_1fr]">
        <OwnWeek {...own} stand={stand} />
        <div className="stack lg:row-span-2">
          <WeekResults {...{ stand, by }} />
          <DealFacts {...{ deal, seed, next }} timeZone={own.timeZone} />
        </div>
        <OtherDeals
          title={t(isOver ? 'weekly.otherWeeks' : 'weekly.earlier')}
          now={isOver ? { href: weekAddress(players), name: t('weekly.now') } : undefined}
          deals={earlier.map((each) => ({ href: weekAddress(players, each), name: dayOf(locale, each) }))}
          none={isOver ? undefined : t('weekly.noEarlier')}
        />
      </div>
    </>
  );
}

function Problem({ problem }: { readonly problem: WeekProblem }) {
  const { t } = useWords();
  const said = {
    many: t('daily.many'),
    form: t('weekly.wrong'),
    'deal-over': t('weekly.late'),
    'deal-known': t('duel.known'),
  } as const;
  return <Notice bad>{said[problem]}</Notice>;
}

/** Choice of the number of players. Each number has its own deal. */
function Players({ stand: { week, players, isOver }, sizes }: Pick<WeekPageProps, 'stand' | 'sizes'>) {
  const { t } = useWords();
  return (
    <nav aria-label={t('weekly.which')}>
      <ul className="row list-none p-0">
        {sizes.map((n) => (
          <li key={n}>
            <a
              className={`btn ${n === players ? 'btn-main' : ''}`}
              aria-current={n === players ? 'true' : undefined}
              href={weekAddress(n, isOver ? week : undefined)}
            >
              {t('weekly.tables', { n })}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
