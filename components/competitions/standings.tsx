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
  const { standings, competition, entrants } = shown;
  if (standings.length === 0) return null;
  return (
    <Panel title={t('seasons.standing')}>
      {standings.map(({ division, lines, up, down }) => (
        <div key={division} className="stack">
          {standings.length > 1 && <h3>{t('seasons.division', { n: division })}</h3>}
          <DivisionTable
            label={standings.length > 1 ? t('seasons.division', { n: division }) : t('seasons.standing')}
            lines={lines}
            entrants={entrants}
            up={up}
            down={down}
            competition={competition}
          />
        </div>
      ))}
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

type Lines = readonly CompetitionLine[];

interface DivisionTableProps {
  readonly label: string;
  readonly lines: Lines;
  readonly entrants: readonly StoredEntrant[];
  /** Current numbers of promotions and relegations. */
  readonly up: number;
  readonly down: number;
  readonly competition: PublicCompetition['competition'];
}

function DivisionTable({ label, lines, entrants, up, down, competition }: DivisionTableProps) {
  const { t, locale } = useWords();
  const number = new Intl.NumberFormat(locale, { minimumFractionDigits: 1, maximumFractionDigits: 2 });
  const { form, stage } = competition;
  const noteOf = ({ isBelowLine, reached = stage }: CompetitionLine, i: number): string => {
    if (form === 'season' && i < up) return t('seasons.up');
    if (form === 'season' && i >= lines.length - down) return t('seasons.down');
    if (reached < stage) return t('seasons.reached', { n: reached });
    return isBelowLine ? t('seasons.below') : '';
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
          <th scope="col">{t('seasons.mean')}</th>
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
            <td>{line.mean === undefined ? '' : number.format(line.mean)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
