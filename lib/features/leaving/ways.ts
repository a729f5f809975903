import type { DecisionView, TableAgenda } from '@/lib/features/clocks/view';
import type { TableView } from '@/lib/features/table/load/table-view';
import type { SeatId } from '@/lib/game/engine/commands';
import { hasOnePerson } from '@/lib/game/pace/alone';
import type { FirmKind } from '@/lib/game/wording/decisions';

/** Actions at a table besides playing: `hand` and `computer` give a seat to the owner of a link. */
type ExitKind = 'hand' | 'computer' | FirmKind;

/** An action, with its seat. */
export interface ExitOption {
  readonly kind: ExitKind;
  readonly seat: SeatId;
}

type Table = Pick<TableView, 'status' | 'me' | 'isHolder' | 'isHost' | 'seats'>;

/** A decision that has not taken effect yet. */
type OpenDecision = Pick<DecisionView, 'kind' | 'seat' | 'state'>;

/** The people of the table and its decisions. */
type TableAffairs = Pick<TableAgenda, 'people'> & { readonly decisions: readonly OpenDecision[] };

/**
 * The viewer's actions at a table, most harmless first, without those already decided. Each action
 * proves its player again.
 */
export function waysOf(
  table: Table,
  { people, decisions }: TableAffairs = { people: [], decisions: [] },
): readonly ExitOption[] {
  const open = decisions.filter(({ state }) => state === 'open');
  return waysAt(table, people).filter((way) => !isSettled(way, open));
}

/** Kinds that end a table share one subject. */
const ENDINGS: readonly string[] = ['resign', 'concede', 'agreed-end'];

function isSettled({ kind, seat }: ExitOption, open: readonly OpenDecision[]): boolean {
  if (ENDINGS.includes(kind)) return open.some((decision) => ENDINGS.includes(decision.kind));
  return kind === 'leave' && open.some((decision) => decision.kind === 'leave' && decision.seat === seat);
}

function waysAt(table: Table, people: readonly SeatId[]): readonly ExitOption[] {
  const { status, me, isHolder, isHost, seats } = table;
  const held = isHolder ? me : undefined;
  if (status !== 'running' || (held === undefined && !isHost)) return [];
  const computers = seats
    .filter(({ bot }) => bot)
    .map(({ seat }): ExitOption => ({ kind: 'computer', seat }));
  return [...(held === undefined ? [] : ownWays(table, people, held)), ...computers];
}

/** Conceding is not offered with two players, because resigning has the same effect, or against computers. */
function ownWays({ seats }: Table, people: readonly SeatId[], me: SeatId): readonly ExitOption[] {
  const others = seats.filter(({ seat, automatic }) => seat !== me && !automatic);
  const hasPeople = others.some(({ seat }) => people.includes(seat));
  const ends: readonly ExitOption[] =
    others.length === 1
      ? [{ kind: 'resign', seat: me }]
      : hasOnePerson(seats)
        ? []
        : others.filter(({ seated }) => seated).map(({ seat }): ExitOption => ({ kind: 'concede', seat }));
  return [
    { kind: 'hand', seat: me },
    ...(hasPeople ? [{ kind: 'leave', seat: me } as const] : []),
    ...ends,
    { kind: 'agreed-end', seat: me },
  ];
}

/** Maximum characters of a message to the others when leaving. */
export const MAX_LETTERS = 500;
