import { PaceFields } from '@/components/clocks/pace-fields';
import { TABLE_LINK } from '@/components/table/lists/my-tables';
import { TableThumbnail } from '@/components/table/lists/table-glance';
import { SelectField } from '@/components/ui/forms/select-field';
import { SubmitButton } from '@/components/ui/forms/submit-button';
import { formatMoment } from '@/components/ui/moment';
import { relativeWords } from '@/components/ui/relative-time';
import type { Circle } from '@/lib/features/circles/circle';
import type { RunningTable } from '@/lib/features/circles/circle-table-store';
import { SEAT_ORDERS, type Preset } from '@/lib/features/circles/preset';
import { useWords } from '@/lib/platform/i18n/current-words';
import { CirclePlayButton, PlayForm, type PlayAction } from './play-form';

interface CircleTablesProps {
  readonly circle: Circle;
  readonly tables: readonly RunningTable[];
  /** The circle's usual table; undefined until a member has chosen it. */
  readonly preset: Preset | undefined;
  readonly timeZone: string;
  /** Milliseconds since 1970; relative times are computed from here. */
  readonly now: number;
  readonly action: PlayAction;
}

/** The tables of a circle, and its usual table. */
export function CircleTables({ circle, tables, preset, timeZone, now, action }: CircleTablesProps) {
  const { t } = useWords();
  const isMine = ({ waiting, seats }: RunningTable) =>
    seats.some(({ seat, userId }) => userId === circle.me.userId && waiting.includes(seat));
  const sorted = [...tables.filter(isMine), ...tables.filter((table) => !isMine(table))];
  return (
    <section className="panel stack" aria-labelledby="circle-tables">
      <h2 id="circle-tables">{t('friends.tables')}</h2>
      {sorted.length === 0 ? (
        <p className="muted">{t('friends.noTables')}</p>
      ) : (
        <ul className="grid list-none gap-2 p-0 xl:grid-cols-2">
          {sorted.map((table) => (
            <li key={table.gameId} className="flex">
              <TableCard userId={circle.me.userId} {...{ table, timeZone, now }} />
            </li>
          ))}
        </ul>
      )}
      {circle.members.length > 1 && <UsualTable circle={circle} preset={preset} action={action} />}
    </section>
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
        <strong className="font-serif text-title leading-tight">{name}</strong>
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

function UsualTable({ circle, preset, action }: Pick<CircleTablesProps, 'circle' | 'preset' | 'action'>) {
  const { t, list } = useWords();
  const { id: circleId, members, me } = circle;
  const people = members.filter(({ id }) => preset?.members.includes(id));
  const isReady =
    preset !== undefined && people.length === preset.members.length && people.some(({ id }) => id === me.id);
  const chosen = isReady ? people : [me, ...members.filter(({ id }) => id !== me.id)].slice(0, 4);
  return (
    <section className="stack" aria-labelledby="usual-table">
      <h3 id="usual-table">{t('friends.usual')}</h3>
      {isReady && (
        <>
          <p>{t('friends.usualWhy', { names: list(people.map(({ name }) => name)) })}</p>
          <CirclePlayButton {...{ circleId, action }} act="usual" label={t('friends.startUsual')} isMain />
        </>
      )}
      <details className="fold">
        <summary>{t(isReady ? 'friends.change' : 'friends.choose')}</summary>
        <PlayForm {...{ circleId, action }} act="new-usual" className="stack">
          <fieldset className="stack">
            <legend>{t('friends.who')}</legend>
            {members.map(({ id, name }) => (
              <label key={id} className="tick">
                <input
                  type="checkbox"
                  name="member"
                  value={id}
                  defaultChecked={chosen.some((each) => each.id === id)}
                />
                <span>{name}</span>
              </label>
            ))}
          </fieldset>
          <OrderField id="usual-order" chosen={preset?.seatOrder} />
          <PaceFields chosen={preset?.pace.kind ?? 'relaxed'} />
          <div>
            <SubmitButton className="btn">{t('friends.start')}</SubmitButton>
          </div>
        </PlayForm>
      </details>
    </section>
  );
}

interface OrderFieldProps {
  readonly id: string;
  readonly chosen?: Preset['seatOrder'] | undefined;
}

/** How the turn order is chosen. */
export function OrderField({ id, chosen = 'rotated' }: OrderFieldProps) {
  const { t } = useWords();
  const options = SEAT_ORDERS.map((order) => [order, t(`friends.orders.${order}`)] as const);
  return (
    <SelectField id={id} name="seatOrder" label={t('friends.order')} options={options} chosen={chosen} />
  );
}
