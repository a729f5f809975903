import { formatMoment } from '@/components/ui/moment';
import { Panel } from '@/components/ui/panel';
import { TextLink } from '@/components/ui/text-link';
import { WideTable } from '@/components/ui/wide';
import { tableNumber } from '@/lib/features/competitions/competition';
import type { PublicCompetition } from '@/lib/features/competitions/competitions';
import type { CrossTables } from '@/lib/features/competitions/cross-tables';
import { isStaged } from '@/lib/game/competing/competition';
import type { CrossCell, CrossRow, CrossTable } from '@/lib/game/competing/cross-table';
import { useWords } from '@/lib/platform/i18n/current-words';
import { nameIn, PlacesAfter, RowName, StartList } from './cross-lists';
import './cross-table.css';

interface CrossProps {
  readonly shown: PublicCompetition;
  readonly cross: CrossTables;
  readonly timeZone: string | undefined;
}

/** Who met whom with each result, dates, the places after each stage, and the start list. */
export function CrossTablePart({ shown, cross, timeZone }: CrossProps) {
  const { t } = useWords();
  const { form, id } = shown.competition;
  // The drawing of a cup shows all pairs.
  if (form === 'cup' || cross.divisions.length === 0) return null;
  const parts = { shown, cross, timeZone };
  return (
    <div className="stack">
      <Panel title={t('seasons.cross.title')}>
        {cross.divisions.map((division) => {
          const name = t('seasons.division', { n: division.division });
          const label = cross.divisions.length > 1 ? name : t('seasons.cross.title');
          return (
            <div key={division.division} className="stack">
              {cross.divisions.length > 1 && <h3>{name}</h3>}
              {isStaged(form) ? (
                <StageTable {...parts} division={division} label={label} />
              ) : (
                <PairTable {...parts} division={division} label={label} />
              )}
            </div>
          );
        })}
        <p className="small">
          {t(isStaged(form) ? 'seasons.cross.stagesWhy' : 'seasons.cross.pairsWhy')}
          {cross.corrected.size > 0 && ` ${t('seasons.cross.corrected')}`}
        </p>
        <p className="small print:hidden">
          <a href={`/api/competitions/${id}/crosstable?format=csv`} download>
            {t('friends.asCsv')}
          </a>
        </p>
      </Panel>
      {isStaged(form) && <PlacesAfter {...parts} />}
      <StartList {...parts} />
    </div>
  );
}

interface DivisionProps extends CrossProps {
  readonly division: CrossTable;
  readonly label: string;
}

/** A row for each person, with their table of each stage. */
function StageTable({ division: { stages, rows }, label, ...parts }: DivisionProps) {
  const { t } = useWords();
  return (
    <WideTable label={label} className="text-left [&_td]:whitespace-nowrap">
      <thead className="small">
        <tr>
          <th scope="col">{t('seasons.player')}</th>
          {stages.map((stage) => (
            <th key={stage} scope="col">
              {t('seasons.stage', { n: stage })}
              <br />
              <span className="muted font-normal">
                <StageDates {...parts} stage={stage} />
              </span>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.id}>
            <RowName row={row} shown={parts.shown} />
            {stages.map((stage) => {
              const cell = row.cells.find((each) => each.stage === stage);
              const rest = row.rests.find((each) => each.stage === stage);
              const words = rest ? t(`seasons.cross.rest.${rest.kind}`, { points: rest.points }) : '–';
              return <td key={stage}>{cell ? <StageCell {...parts} cell={cell} rows={rows} /> : words}</td>;
            })}
          </tr>
        ))}
      </tbody>
    </WideTable>
  );
}

function StageCell({ cell, rows, ...parts }: CrossProps & { cell: CrossCell; rows: readonly CrossRow[] }) {
  const { t } = useWords();
  const { state, place, left, others } = cell;
  if (state === 'bye') return t('seasons.fixture.bye');
  if (state === 'void') return t('seasons.fixture.void');
  const numbers = others.map(({ id }) => rows.find((row) => row.id === id)?.place ?? '?');
  const result = left ? t('seasons.leftHere') : place === undefined ? undefined : `${place}.`;
  return (
    <>
      <CellLink {...parts} cell={cell}>
        {state === 'over' ? (result ?? '–') : t(`seasons.fixture.${state}`)}
      </CellLink>{' '}
      <span className="small muted">{numbers.join(' · ')}</span>
    </>
  );
}

/** Everyone against everyone: own place and the other’s place at each table that both have. */
function PairTable({ division: { rows }, label, ...parts }: DivisionProps) {
  const { t } = useWords();
  return (
    <WideTable label={label} className="text-center [&_td]:whitespace-nowrap">
      <thead className="small">
        <tr>
          <th scope="col" className="text-left">
            {t('seasons.player')}
          </th>
          {rows.map((row) => (
            <th key={row.id} scope="col" aria-label={nameIn(parts.shown, row.id) || t('circles.someone')}>
              {row.place}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.id}>
            <RowName row={row} shown={parts.shown} />
            {rows.map((other) => (
              <td key={other.id} className={row === other ? 'bg-line' : undefined}>
                {row !== other && <Meetings {...parts} row={row} other={other.id} />}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </WideTable>
  );
}

function Meetings({ row, other, ...parts }: CrossProps & { row: CrossRow; other: string }) {
  const common = row.cells.filter((cell) => cell.others.some(({ id }) => id === other));
  return common.map((cell, i) => {
    const theirs = cell.others.find(({ id }) => id === other)?.place;
    const isOver = cell.state === 'over' && (cell.place !== undefined || theirs !== undefined);
    return (
      <span key={cell.fixture}>
        {i > 0 && ' · '}
        <CellLink {...parts} cell={cell}>
          {isOver ? `${cell.place ?? '–'}:${theirs ?? '–'}` : '…'}
        </CellLink>
      </span>
    );
  });
}

/** The result of a table, as a link if its reader may watch it. A corrected one has a star. */
function CellLink({
  shown,
  cross,
  cell,
  children,
}: Omit<CrossProps, 'timeZone'> & { cell: CrossCell; children: string }) {
  const { t } = useWords();
  const { competition, fixtures, closedGames } = shown;
  const game = fixtures.find(({ id }) => id === cell.fixture)?.tableId;
  const text = `${children}${cross.corrected.has(cell.fixture) ? '*' : ''}`;
  if (game === undefined || closedGames.includes(game)) return text;
  const table = t('seasons.table', { n: tableNumber(competition.form, cell.fixture) });
  return (
    <TextLink href={`/games/${game}`} title={table}>
      {text}
      <span className="sr-only">{` (${table})`}</span>
    </TextLink>
  );
}

/** When the first table of a stage was opened, and when the last one ended. */
function StageDates({ shown, cross, timeZone, stage }: CrossProps & { readonly stage: number }) {
  const { locale } = useWords();
  const tables = shown.fixtures.filter(({ id }) => Number.parseInt(id, 10) === stage);
  const dates = tables.flatMap(({ id }) => cross.dates.get(id) ?? []);
  if (dates.length === 0) return null;
  const dayOf = (ms: number) => formatMoment(locale, timeZone, new Date(ms), 'day');
  const isOver = tables.every(({ state }) => state === 'over' || state === 'void');
  const [from, until] = [
    Math.min(...dates.map((each) => each.from.getTime())),
    Math.max(...dates.map((each) => (each.until ?? each.from).getTime())),
  ];
  return isOver ? `${dayOf(from)} – ${dayOf(until)}` : `${dayOf(from)} –`;
}
