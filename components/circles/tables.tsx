import type { RunningTable } from '@/lib/features/circles/circle-table-store';
import type { Preset, SeatOrder } from '@/lib/features/circles/preset';
import type { Circle } from '@/lib/features/circles/view';
import { PaceFields } from '@/components/clocks/pace-fields';
import { SelectField } from '@/components/ui/forms/select-field';
import { SubmitButton } from '@/components/ui/forms/submit-button';
import { TextLink } from '@/components/ui/text-link';
import { useWords } from '@/lib/platform/i18n/current-words';
import { PlayButton, PlayForm, type PlayAction } from './play-form';

const SEAT_ORDERS = ['rotated', 'drawn'] as const satisfies readonly SeatOrder[];

interface CircleTablesProps {
  readonly circle: Circle;
  readonly tables: readonly RunningTable[];
  /** The usual table; missing until a member has chosen it. */
  readonly preset: Preset | undefined;
  readonly action: PlayAction;
}

/** The tables of a circle, and the usual one. */
export function CircleTables({ circle, tables, preset, action }: CircleTablesProps) {
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
        <ul className="stack">
          {sorted.map((table) => (
            <TableLine key={table.gameId} table={table} userId={circle.me.userId} />
          ))}
        </ul>
      )}
      {circle.members.length > 1 && <UsualTable circle={circle} preset={preset} action={action} />}
    </section>
  );
}

function TableLine({ table, userId }: { readonly table: RunningTable; readonly userId: string }) {
  const { t, list } = useWords();
  const { gameId, name, seats, waiting } = table;
  const mine = seats.find((seat) => seat.userId === userId);
  const isMyTurn = mine !== undefined && waiting.includes(mine.seat);
  const waited = seats.filter(({ seat }) => waiting.includes(seat)).map((seat) => seat.name);
  return (
    <li className="row">
      <TextLink className={isMyTurn ? 'btn btn-main' : 'btn'} href={`/games/${gameId}`}>
        {name}
      </TextLink>
      <span>
        {mine && !mine.isSeated
          ? t('friends.keptForYou')
          : isMyTurn
            ? t('friends.yourTurn')
            : t('friends.waitsFor', { names: list(waited) })}
      </span>
      <span className="small muted">{list(seats.map((seat) => seat.name))}</span>
    </li>
  );
}

function UsualTable({ circle, preset, action }: Omit<CircleTablesProps, 'tables'>) {
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
          <PlayButton {...{ circleId, action }} act="usual" label={t('friends.startUsual')} isMain />
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

/** How the order of turns is found. */
export function OrderField({ id, chosen = 'rotated' }: OrderFieldProps) {
  const { t } = useWords();
  const options = SEAT_ORDERS.map((order) => [order, t(`friends.orders.${order}`)] as const);
  return (
    <SelectField id={id} name="seatOrder" label={t('friends.order')} options={options} chosen={chosen} />
  );
}
