// Plays a whole game over HTTP: creates a table, takes all seats, and has scripted players move until the
// end.
import crypto from 'node:crypto';
import type { SeatId } from '@/lib/game/engine/commands';
import type { View } from '@/lib/game/engine/view';
import { sleep } from '../../scripts/lib/processes';
import type { AcceptedCommand, MadeSeat, MadeTable, OfferedCommands, ShownTable } from './api';
import { type Client, UnexpectedAnswer } from './client';
import { confirmByMail, type MailsTo } from './confirm';
import { Policy } from './policy';

const NAMES = ['Anna', 'Bohumil', 'Cecilie', 'David'];

/** Each game has its own addresses, because the service limits emails per address. */
const emailOf = (name: string, game: string) => `${name.toLowerCase()}.${game}@example.test`;

/** Far more than any game has. Reaching it means that the game does not advance. */
const MAX_COMMANDS = 5000;

export interface PlayedSeat extends MadeSeat {
  readonly email: string;
}

/** A command that the service accepted, and its row. */
export interface Acknowledged {
  readonly commandId: string;
  readonly seq: number;
  readonly hash: string;
}

/** A game that was played to its end. */
export interface Played {
  readonly gameId: string;
  readonly name: string;
  readonly seats: readonly PlayedSeat[];
  readonly acknowledged: readonly Acknowledged[];
}

type Table = Omit<Played, 'acknowledged'>;
type Standing = Pick<ShownTable, 'view' | 'waitingFor'>;

/** The longest waits for the first email of a player, and for the email of a later turn. */
const FIRST_MAIL_MS = 20_000;
const TURN_MAIL_MS = 5000;
const POLL_MS = 20;

interface DemoTable {
  readonly client: Client;
  readonly players: number;
  readonly seed: number;
  readonly onProgress?: (view: View) => void;
  /** The emails to an address, if they can be read. Each player confirms the address by the first one. */
  readonly mailsTo?: MailsTo;
  /** Whether each turn waits for its email: the service sends none to a player who has moved already. */
  readonly readsMail?: boolean;
}

/** Plays a game to its end. */
export async function playGame({
  client,
  players,
  seed,
  onProgress = () => undefined,
  mailsTo,
  readsMail = false,
}: DemoTable): Promise<Played> {
  const table = await makeTable(client, players, seed);
  for (const { token } of table.seats) {
    await client.get(`/api/games/${table.gameId}/sit`, { token, body: {} });
  }
  const policy = new Policy(seed);
  const acknowledged: Acknowledged[] = [];
  const confirmed = new Map<SeatId, boolean>();
  const read = new Map<SeatId, number>();
  let last: SeatId | undefined;
  let standing: Standing = await look(client, table);
  while (standing.waitingFor.length > 0) {
    if (acknowledged.length > MAX_COMMANDS) throw new Error('the game does not end');
    await readFirstMail(client, table, standing, { mailsTo, confirmed });
    const [seat = -1] = standing.waitingFor;
    if (mailsTo && readsMail && seat !== last)
      await readNextMail(() => mailsTo(table.seats[seat]?.email ?? '').length, seat, read);
    last = seat;
    const step = await giveCommand({ client, table, policy, standing });
    if (step) acknowledged.push(step.acknowledged);
    standing = step ?? (await look(client, table));
    onProgress(standing.view);
  }
  return { ...table, acknowledged };
}

/**
 * The player to move reads the email about the turn and confirms the address. A server that is killed while
 * sending delays the email for minutes. The game continues, and the player looks again at each step.
 */
async function readFirstMail(
  client: Client,
  { seats }: Table,
  { waitingFor: [seat = -1] }: Standing,
  { mailsTo, confirmed }: { readonly mailsTo: MailsTo | undefined; readonly confirmed: Map<SeatId, boolean> },
): Promise<void> {
  const email = seats[seat]?.email;
  if (!mailsTo || email === undefined || confirmed.get(seat)) return;
  const patienceMs = confirmed.has(seat) ? 0 : FIRST_MAIL_MS;
  confirmed.set(seat, await confirmByMail(client, () => mailsTo(email), patienceMs));
}

/** Waits until there are more emails to the seat than it has read. */
async function readNextMail(count: () => number, seat: SeatId, read: Map<SeatId, number>): Promise<void> {
  const deadline = Date.now() + TURN_MAIL_MS;
  while (count() <= (read.get(seat) ?? 0) && Date.now() < deadline) await sleep(POLL_MS);
  read.set(seat, count());
}

async function makeTable(client: Client, players: number, seed: number): Promise<Table> {
  const nonce = crypto.randomBytes(4).toString('hex');
  const people = NAMES.slice(0, players).map((name) => ({ name, email: emailOf(name, nonce) }));
  const name = `Demo for ${players}, seed ${seed}`;
  const { game, seats } = await client.get<MadeTable>('/api/tables', { body: { name, seats: people } });
  return {
    gameId: game.id,
    name,
    seats: seats.map((seat) => ({ ...seat, email: emailOf(seat.name, nonce) })),
  };
}

/** The public position of the table, and the seat to act. */
async function look(client: Client, { gameId }: Table): Promise<Standing> {
  const { view, waitingFor } = await client.get<ShownTable>(`/api/games/${gameId}`);
  return { view, waitingFor };
}

/**
 * Sends one command of the seat to act. Undefined if the table has changed and must be read again.
 */
interface Move {
  readonly client: Client;
  readonly table: Table;
  readonly policy: Policy;
  readonly standing: Standing;
}

async function giveCommand({
  client,
  table,
  policy,
  standing,
}: Move): Promise<(Standing & { readonly acknowledged: Acknowledged }) | undefined> {
  const [seat = -1] = standing.waitingFor;
  const { state } = standing.view;
  const token = table.seats[seat]?.token;
  if (token === undefined) throw new Error(`the table waits for seat ${seat}, which it has not`);
  const { commands, seq } = await client.get<OfferedCommands>(`/api/games/${table.gameId}/options`, {
    token,
  });
  if (commands.length === 0 || state.seq !== seq) return undefined;
  const command = policy.choose({ state, seat, options: commands });
  // One id for all attempts: whatever happens to the answer, the command is applied once.
  const body = { expectedSeq: seq, commandId: crypto.randomUUID(), command };
  const answer = await client.ask(`/api/games/${table.gameId}/commands?view=1`, { token, body });
  if (answer.status === 409) return undefined;
  if (answer.status !== 200) throw new UnexpectedAnswer(`command ${JSON.stringify(command)}`, answer);
  const accepted: AcceptedCommand = JSON.parse(answer.text);
  const { commandId } = body;
  return { ...accepted, acknowledged: { commandId, seq: accepted.seq, hash: accepted.hash } };
}
