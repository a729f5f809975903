import type { PublicCompetition } from '@/lib/features/competitions/competitions';
import { isForThird } from '@/lib/game/competing/competition';
import { useWords } from '@/lib/platform/i18n/current-words';
import {
  BRACKET,
  layoutBracket,
  rowAt,
  type PlacedStage,
  type PlacedTable,
  type BracketPath,
} from './bracket-layout';
import { tableNumber } from '@/lib/features/competitions/competition';

const { column, row, title } = BRACKET;
/** Maximum displayed name length, in characters. The list of tables shows full names. */
const MAX_NAME_LENGTH = 16;

/** A cup bracket in a scrollable region. The list of tables has the same content as text. */
export function BracketDrawing({ shown }: { readonly shown: PublicCompetition }) {
  const { t } = useWords();
  const { bracket, competition } = shown;
  if (!bracket || competition.form !== 'cup' || bracket.stages.length === 0) return null;
  const { width, height, stages, ways } = layoutBracket(
    bracket,
    competition.stages,
    competition.state === 'over',
  );
  const mine = shown.entrants.find(({ userId }) => userId === shown.circle?.me.userId)?.id;
  return (
    <div className="panel">
      <h2 id="cup-bracket">{t('seasons.bracket.title')}</h2>
      <div
        className="overflow-auto p-1 lg:max-h-[85dvh]"
        role="region"
        tabIndex={0}
        aria-labelledby="cup-bracket"
      >
        <svg
          viewBox={`-1 -1 ${width + 2} ${height + 2}`}
          width={width + 2}
          height={height + 2}
          className="mx-auto block max-w-none font-sans text-sm"
          role="img"
          aria-labelledby="bracket-title bracket-words"
        >
          <title id="bracket-title">{`${competition.name}: ${t('seasons.bracket.title')}`}</title>
          <desc id="bracket-words">{t('seasons.bracket.words', { stages: stages.length })}</desc>
          {ways.map((way) => (
            <WayLine key={`${way.id} ${way.to[0]}`} way={way} isMine={way.id === mine} />
          ))}
          {stages.map((stage) => (
            <StageColumn key={stage.stage} stage={stage} shown={shown} mine={mine} height={height} />
          ))}
        </svg>
      </div>
    </div>
  );
}

function WayLine({ way: { from, to }, isMine }: { readonly way: BracketPath; readonly isMine: boolean }) {
  const middle = (from[0] + to[0]) / 2;
  return (
    <path
      d={`M${from[0]} ${from[1]}C${middle} ${from[1]} ${middle} ${to[1]} ${to[0]} ${to[1]}`}
      className={isMine ? 'fill-none stroke-gold stroke-[3.5]' : 'fill-none stroke-line stroke-[1.5]'}
    />
  );
}

interface StageColumnProps {
  readonly stage: PlacedStage;
  readonly shown: PublicCompetition;
  readonly mine: string | undefined;
  /** Height of the drawing. */
  readonly height: number;
}

function StageColumn({ stage: { stage, x, tables, isFinal }, shown, mine, height }: StageColumnProps) {
  const { t } = useWords();
  const middle = x + column / 2;
  return (
    <g>
      <text x={middle} y={18} textAnchor="middle" className="fill-ink font-serif text-base font-semibold">
        {isFinal ? t('seasons.final') : t('seasons.stage', { n: stage })}
      </text>
      {tables.length === 0 && (
        <g>
          <rect
            x={x}
            y={title + (height - title - 2 * row) / 2}
            width={column}
            height={2 * row}
            rx={8}
            className="fill-none stroke-line stroke-[1.5] [stroke-dasharray:5_4]"
          />
          <text x={middle} y={title + (height - title) / 2 + 4.5} textAnchor="middle" className="fill-muted">
            {t('seasons.bracket.yetToCome')}
          </text>
        </g>
      )}
      {tables.map((table) => (
        <TableCard key={table.fixtureId} table={table} shown={shown} mine={mine} isFinal={isFinal} />
      ))}
    </g>
  );
}

interface TableCardProps extends Pick<StageColumnProps, 'shown' | 'mine'> {
  readonly table: PlacedTable;
  readonly isFinal: boolean;
}

function TableCard({ table, shown: { competition, entrants }, mine, isFinal }: TableCardProps) {
  const { t } = useWords();
  const { x, y, height, people, state, fixtureId } = table;
  const isOpen = state === 'open';
  return (
    <g>
      <rect
        x={x}
        y={y}
        width={column}
        height={height}
        rx={8}
        className={`fill-paper ${isOpen ? 'stroke-gold stroke-2' : 'stroke-line'}`}
      />
      <text x={x + 10} y={y + 17} className="fill-muted text-xs font-semibold">
        {competition.form === 'cup' && isForThird(fixtureId)
          ? t('seasons.smallFinal')
          : t('seasons.table', { n: tableNumber(competition.form, fixtureId) })}
      </text>
      <text x={x + column - 10} y={y + 17} textAnchor="end" className="fill-muted text-xs">
        {t(state === 'void' && people.length === 1 ? 'seasons.fixture.bye' : `seasons.fixture.${state}`)}
      </text>
      {people.map((person, i) => {
        const entrant = entrants.find(({ id }) => id === person.id);
        const name = entrant?.name || t('circles.someone');
        const [middle, isMine, isOn] = [rowAt(table, i), person.id === mine, person.goesOn === 'yes'];
        const look = `${isOn ? 'font-semibold' : ''} ${person.goesOn === 'no' ? 'fill-muted' : 'fill-ink'}`;
        return (
          <g key={person.id}>
            {isMine && (
              <rect
                x={x + 4}
                y={middle - row / 2 + 1}
                width={column - 8}
                height={row - 2}
                rx={5}
                className="fill-(--here)"
              />
            )}
            <line
              x1={x + 8}
              x2={x + column - 8}
              y1={middle - row / 2}
              y2={middle - row / 2}
              className="stroke-line opacity-50"
            />
            <text x={x + 10} y={middle + 4.5} className={isMine ? `${look} fill-ink` : look}>
              {person.place === undefined ? '' : `${person.place}. `}
              {shortened(name)}
            </text>
            {isOn && isFinal && !isForThird(fixtureId) && <Crown x={x + column - 50} y={middle} />}
            <text
              x={x + column - (isOn && !isFinal ? 22 : 10)}
              y={middle + 4.5}
              textAnchor="end"
              className={isMine ? 'fill-ink' : 'fill-muted'}
            >
              {person.points}
            </text>
            {isOn && !isFinal && (
              <path d={`M${x + column - 17} ${middle - 5}l7 5l-7 5z`} className="fill-(--green)" />
            )}
          </g>
        );
      })}
    </g>
  );
}

const Crown = ({ x, y }: { readonly x: number; readonly y: number }) => (
  <path d={`M${x - 8} ${y + 5}v-10l4.5 4l3.5 -6l3.5 6l4.5 -4v10z`} className="fill-gold stroke-(--edge)" />
);

const shortened = (name: string): string =>
  name.length <= MAX_NAME_LENGTH ? name : `${name.slice(0, MAX_NAME_LENGTH - 1).trimEnd()}…`;
