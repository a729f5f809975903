import { PaceFields } from '@/components/clocks/pace-fields';
import { TABLE_LINK } from '@/components/table/lists/my-tables';
import { TableThumbnail } from '@/components/table/lists/table-glance';
import { Fold } from '@/components/ui/fold';
import { ActForm, type FormAction } from '@/components/ui/forms/act-button';
import { SelectField } from '@/components/ui/forms/select-field';
import { SubmitButton } from '@/components/ui/forms/submit-button';
import { SubmitRow } from '@/components/ui/forms/submit-row';
import { Tick } from '@/components/ui/forms/tick';
import { formatMoment } from '@/components/ui/moment';
import { relativeWords } from '@/components/ui/relative-time';
import type { Circle } from '@/lib/features/circles/circle';
import type { RunningTable } from '@/lib/features/circles/circle-table-store';
import { type Preset, SEAT_ORDERS } from '@/lib/features/circles/preset';
import { useWords } from '@/lib/platform/i18n/current-words';

interface CircleTablesProps {
  readonly circle: Circle;
  readonly tables: readonly RunningTable[];
  readonly timeZone: string;
  /** Milliseconds since 1970; relative times are computed from here. */
  readonly now: number;
}

/** The tables of a circle that wait for the reader; nothing without any. */
export function YourMoves({ tables, circle, ...rest }: CircleTablesProps) {
  const { t } = useWords();
  const mine = tables.filter((table) => waitsFor(table, circle.me.userId));
  if (mine.length === 0) return null;
  return (
    <section className="stack" aria-labelledby="circle-moves">
      <h2 id="circle-moves">{t('friends.yourMove')}</h2>
      <TableCards tables={mine} circle={circle} {...rest} />
    </section>
  );
}

/** The other running tables of a circle. */
export function CircleTables({ tables, circle, ...rest }: CircleTablesProps) {
  const { t } = useWords();
  const others = tables.filter((table) => !waitsFor(table, circle.me.userId));
  if (others.length === 0 && tables.length > 0) return null;
  return (
    <section className="stack" aria-labelledby="circle-tables">
      <h2 id="circle-tables">{t('friends.tables')}</h2>
      {others.length === 0 && <p className="muted">{t('friends.noTables')}</p>}
      <TableCards tables={others} circle={circle} {...rest} />
    </section>
  );
}

const waitsFor = ({ waiting, seats }: RunningTable, userId: string): boolean =>
  seats.some((seat) => seat.userId === userId && (waiting.includes(seat.seat) || !seat.isSeated));

function TableCards({ circle, tables, timeZone, now }: CircleTablesProps) {
  return (
    <ul className="grid list-none grid-cols-[minmax(0,1fr)] gap-2 p-0 xl:grid-cols-2">
      {tables.map((table) => (
        <li key={table.gameId} className="flex">
          <TableCard {...{ table, timeZone, now }} userId={circle.me.userId} />
        </li>
      ))}
    </ul>
  );
}

interface TableCardProps {
  readonly table: RunningTable;
  readonly userId: string;
  readonly timeZone: string;
  readonly now: number;
}

/** A table as a small board, with its players and whose turn it is. */
function TableCard({ table, userId, timeZone, now }: TableCardProps) {
  const words = useWords();
  const { t, list, locale } = words;
  const { gameId, name, seats, waiting, since, seq, createdAt } = table;
  const mine = seats.find((seat) => seat.userId === userId);
  const isKept = mine !== undefined && !mine.isSeated;
  const isMyTurn = mine !== undefined && waiting.includes(mine.seat);
  const waited = seats.filter(({ seat }) => waiting.includes(seat)).map((seat) => seat.name);
  // Row 1 is the setup.
  const isNew = seq <= 1;
  const iso = (isNew ? createdAt : since).toISOString();
  return (
    <a className={`${TABLE_LINK} flex-1 flex-nowrap!`} href={`/games/${gameId}`}>
      <TableThumbnail glance={table} />
      <span className="grid min-w-0 flex-1 justify-items-start gap-y-2">
        <strong className="font-serif text-lg leading-tight">{name}</strong>
        <span>{list(seats.map((seat) => seat.name))}</span>
        <span className={`badge whitespace-normal ${isMyTurn || isKept ? 'text-red' : ''}`}>
          {isKept
            ? t('friends.keptForYou')
            : isMyTurn
              ? t('friends.yourTurn')
              : t('friends.waitsFor', { names: list(waited) })}
        </span>
        <time className="small" dateTime={iso} title={formatMoment(locale, timeZone, iso)}>
          {t(isNew ? 'tables.turn.made' : 'tables.turn.ago', { ago: relativeWords(locale, iso, now) })}
        </time>
      </span>
    </a>
  );
}

interface UsualTableProps {
  readonly circle: Circle;
  /** The circle's usual table; undefined until a member has chosen it. */
  readonly preset: Preset | undefined;
  readonly action: FormAction;
}

/** One button for the usual table, or for a first one of up to four members, and the form for another. */
export function UsualTable({ circle, preset, action }: UsualTableProps) {
  const { t, list } = useWords();
  const { id: circleId, members, me } = circle;
  if (members.length < 2) return null;
  const people = members.filter(({ id }) => preset?.members.includes(id));
  const isReady =
    preset !== undefined && people.length === preset.members.length && people.some(({ id }) => id === me.id);
  const chosen = isReady ? people : [me, ...members.filter(({ id }) => id !== me.id)].slice(0, 4);
  const isOffered = isReady || members.length <= 4;
  return (
    <section className="stack" aria-label={t('friends.usual')}>
      {isOffered && (
        <>
          <ActForm {...{ circleId, action }} act={isReady ? 'usual' : 'new-usual'}>
            {!isReady && <input type="hidden" name="seatOrder" value="rotated" />}
            {!isReady && chosen.map(({ id }) => <input key={id} type="hidden" name="member" value={id} />)}
            <SubmitButton className="btn btn-main w-full py-3.5 font-serif text-lg">
              {t(isReady ? 'friends.startUsual' : 'friends.startWith')}
            </SubmitButton>
          </ActForm>
          <p className="small">
            {t(isReady ? 'friends.usualWhy' : 'friends.startWhy', {
              names: list(chosen.map(({ name }) => name)),
            })}
          </p>
        </>
      )}
      <Fold open={!isOffered} title={t(isReady ? 'friends.change' : 'friends.choose')}>
        <ActForm {...{ circleId, action }} act="new-usual" className="stack">
          <fieldset className="stack">
            <legend>{t('friends.who')}</legend>
            {members.map(({ id, name }) => (
              <Tick
                key={id}
                name="member"
                value={id}
                label={name}
                defaultChecked={chosen.some((each) => each.id === id)}
              />
            ))}
          </fieldset>
          <SelectField
            id="usual-order"
            name="seatOrder"
            label={t('friends.order')}
            options={SEAT_ORDERS.map((order) => [order, t(`friends.orders.${order}`)])}
            chosen={preset?.seatOrder}
          />
          <PaceFields chosen={preset?.pace.kind ?? 'relaxed'} />
          <SubmitRow>{t('friends.start')}</SubmitRow>
        </ActForm>
      </Fold>
    </section>
  );
}
