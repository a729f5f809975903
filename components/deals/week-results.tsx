import { Panel } from '@/components/ui/panel';
import type { WeekView, WeekTable } from '@/lib/features/deals/week-results';
import { useWords } from '@/lib/platform/i18n/current-words';
import { ChoiceNav } from './choice-nav';
import { comparedGame, RankedGames, ResultsTable } from './results-table';

/** List the winner of each table, or every player. */
export const RESULTS_BY = ['winners', 'everybody'] as const;
export type ResultsBy = (typeof RESULTS_BY)[number];

interface WeekResultsProps {
  readonly stand: WeekView;
  readonly by: ResultsBy;
}

/** The results of a week, for readers who may see them. */
export function WeekResults({ stand, by }: WeekResultsProps) {
  const { t } = useWords();
  const { tables, results = [], isOpen } = stand;
  const mine = comparedGame(stand);
  return (
    <Panel id="results" title={t('daily.results')}>
      {!tables && <p>{t('daily.hidden.weekly')}</p>}
      {tables?.length === 0 && <p>{t(isOpen ? 'daily.noneOver.weekly' : 'weekly.none')}</p>}
      {tables && tables.length > 0 && (
        <>
          <Order {...{ stand, by }} />
          {by === 'winners' && <Tables {...{ tables, mine }} />}
          {by === 'everybody' && <ResultsTable {...{ results, mine }} beside={t('weekly.bestOther')} />}
        </>
      )}
    </Panel>
  );
}

function Order({ stand: { week, players }, by }: WeekResultsProps) {
  const { t } = useWords();
  const links = RESULTS_BY.map((each) => ({
    name: t(`weekly.${each}`),
    href: `/weekly/${week}?players=${players}&by=${each}#results`,
    isChosen: each === by,
  }));
  return <ChoiceNav label={t('weekly.by')} links={links} />;
}

function Tables({ tables, mine }: { tables: readonly WeekTable[]; mine: string | undefined }) {
  const { t } = useWords();
  const nameOf = ({ name }: WeekTable['seats'][number]) => name || t('site.guest');
  const rows = tables.map(({ gameId, rank, isMine, seats, points }) => {
    const name = seats.filter(({ isWinner }) => isWinner).map(nameOf)[0] ?? '';
    const others = seats.filter(({ isWinner }) => !isWinner).map((seat) => `${nameOf(seat)} ${seat.score}`);
    return {
      ...{ id: gameId, gameId, rank, isMine, name },
      replay: t('weekly.replay', { name }),
      note: <span className="small muted block font-normal">{others.join(', ')}</span>,
      cells: [seats[0]?.score ?? 0, points],
    };
  });
  const who = (
    <>
      {t('weekly.winner')}
      <span className="small muted block font-normal">{t('weekly.others')}</span>
    </>
  );
  return <RankedGames columns={[t('daily.points'), t('weekly.together')]} {...{ who, rows, mine }} />;
}
