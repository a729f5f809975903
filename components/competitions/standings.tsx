import { Panel } from '@/components/ui/panel';
import type { StoredEntrant } from '@/lib/features/competitions/competition';
import type { PublicCompetition } from '@/lib/features/competitions/competitions';
import type { CompetitionLine } from '@/lib/game/competing/competition-standing';
import { useWords } from '@/lib/platform/i18n/current-words';

/** The name of an entrant, or that they have left. */
export function EntrantName({ person }: { readonly person: StoredEntrant | undefined }) {
  const { t } = useWords();
  return person?.name ? person.name : <span className="muted">{t('circles.someone')}</span>;
}

/** The standings of each division, top division first. */
export function Standings({ shown }: { readonly shown: PublicCompetition }) {
  const { t } = useWords();
  const { standings, competition } = shown;
  if (standings.length === 0) return null;
  return (
    <Panel title={t('seasons.standing')}>
      {standings.map((standing) => {
        const { division } = standing;
        const name = standings.length > 1 ? t('seasons.division', { n: division }) : undefined;
        return (
          <div key={division} className="stack">
            {name && <h3>{name}</h3>}
            <DivisionTable label={name ?? t('seasons.standing')} standing={standing} shown={shown} />
          </div>
        );
      })}
      {shown.circle && (
        <p className="small">
          <a href={`/api/competitions/${competition.id}/standing?format=csv`} download>
            {t('friends.asCsv')}
          </a>
        </p>
      )}
    </Panel>
  );
}

interface DivisionTableProps {
  readonly label: string;
  /** The lines, with the current numbers of promotions and relegations. */
  readonly standing: PublicCompetition['standings'][number];
  readonly shown: PublicCompetition;
}

function DivisionTable({ label, standing: { lines, up, down }, shown }: DivisionTableProps) {
  const { t, locale } = useWords();
  const number = new Intl.NumberFormat(locale, { minimumFractionDigits: 1, maximumFractionDigits: 2 });
  const { entrants, competition } = shown;
  const { form, stage, state } = competition;
  // Nobody moves before the end: until then the places can still change.
  const moves = form === 'season' && state === 'over';
  // In a cup only the places at each table count.
  const hasMean = form !== 'cup';
  const noteOf = ({ id, isBelowLine, reached = stage, rests = 0 }: CompetitionLine, i: number): string => {
    const own = entrants.find((each) => each.id === id)?.state;
    if (own === 'withdrawn' || own === 'excluded') return t(`seasons.entrantState.${own}`);
    if (moves && i < up) return t('seasons.up');
    if (moves && i >= lines.length - down) return t('seasons.down');
    if (reached < stage) return t('seasons.reached', { n: reached });
    if (isBelowLine) return t('seasons.below');
    return rests > 0 ? t('seasons.resting.inStanding', { n: rests }) : '';
  };
  return (
    <table className="table-of-places" aria-label={label}>
      <thead className="small">
        <tr>
          <th scope="col" className="text-left">
            {t('seasons.player')}
          </th>
          <th scope="col">{t('seasons.tables')}</th>
          <th scope="col">{t('seasons.wins')}</th>
          {hasMean && <th scope="col">{t('seasons.mean')}</th>}
        </tr>
      </thead>
      <tbody>
        {lines.map((line, i) => (
          <tr key={line.id}>
            <th scope="row" className="text-left font-normal">
              {line.place}. <EntrantName person={entrants.find(({ id }) => id === line.id)} />{' '}
              <span className="small muted">{noteOf(line, i)}</span>
            </th>
            <td>{line.tables}</td>
            <td>{line.wins}</td>
            {hasMean && <td>{line.mean === undefined ? '' : number.format(line.mean)}</td>}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
