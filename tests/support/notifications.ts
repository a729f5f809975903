import crypto from 'node:crypto';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import type pg from 'pg';
import { askSignIn, confirmSignIn, type Claimer } from '@/lib/features/people/sign-in';
import type { CreatedTable } from '@/lib/features/table/new-table/create-table';
import type { MessageKind } from '@/lib/game/wording/message-kinds';
import { systemClock } from '@/lib/platform/clock';
import { listStoredMail } from '@/lib/platform/outbox/kept-mail';
import { queueMessage, type NewMessage } from '@/lib/platform/outbox/outbox-store';
import type { Parcel } from '@/lib/platform/outbox/worded-message';
import { seatedTable } from './tables';

/** A table where all players sit and know each other, so no message is due. */
export async function quietTable(
  sql: pg.Pool,
  ...asked: Parameters<typeof seatedTable>
): Promise<CreatedTable> {
  const table = await seatedTable(...asked);
  await sql.query('delete from "Outbox" where "gameId" = $1', [table.gameId]);
  // Its readers have not got or stopped any email yet.
  await forgetMails(sql);
  await sql.query('delete from "MailStop"');
  return table;
}

/** Queues a message to the first seat of a table, or as `more` says. */
export const queueTo = (
  { gameId }: Pick<CreatedTable, 'gameId'>,
  kind: MessageKind,
  at: Date,
  more: Partial<NewMessage> = {},
) => queueMessage({ gameId, seat: 0, kind, seq: 1, dedupe: crypto.randomUUID(), at, ...more });

/** A delivery without any message, or with parts of `more`. */
export const parcelOf = (more: Partial<Parcel> = {}): Parcel => ({
  id: 'x',
  attempt: 1,
  createdAt: new Date(),
  sentAt: new Date(),
  locale: 'en',
  to: '',
  subject: '',
  greeting: '',
  messages: [],
  tells: [],
  closing: '',
  ...more,
});

/** The kept emails to an address, newest first. */
export const mailTo = async (address: string) =>
  (await listStoredMail(1000)).filter(({ to }) => to.address === address);

/** Signs in by the link in an email, as only the owner of the address can. */
export async function signInByMail(email: string, claimer: Partial<Claimer> = {}, clock = systemClock) {
  const tokens = async () =>
    (await mailTo(email)).map(({ text }) => /\/sign-in\/([\w-]{22})/.exec(text)?.[1]);
  const before = await tokens();
  await askSignIn({ email, locale: 'en' }, clock);
  const token = (await tokens()).find((each) => !before.includes(each)) ?? '';
  return confirmSignIn(token, { userId: undefined, seatTokens: [], locale: 'en', ...claimer }, clock);
}

/** Resets all readers to having got no email yet. */
export async function forgetMails(sql: pg.Pool): Promise<void> {
  await sql.query('delete from "RateLimit"');
  await sql.query('delete from "UnconfirmedMail"');
}

export interface Reader {
  readonly locale?: string;
  readonly timeZone?: string;
  readonly quiet?: readonly [number, number];
  readonly digestAt?: number;
}

/** Makes a person who holds a seat; returns their id. */
export async function personAt(
  sql: pg.Pool,
  table: CreatedTable,
  seat: number,
  { locale = 'en', timeZone = 'UTC', quiet, digestAt }: Reader = {},
): Promise<string> {
  const userId = crypto.randomBytes(12).toString('hex');
  const [from = null, to = null] = quiet ?? [];
  await sql.query(
    `insert into "User" ("id", "name", "locale", "timeZone", "quietFrom", "quietTo", "daysOff", "digestAt")
     values ($1, 'Reader', $2, $3, $4, $5, '{}', $6)`,
    [userId, locale, timeZone, from, to, digestAt ?? null],
  );
  await sitAt(sql, table, seat, userId);
  return userId;
}

/** Gives a person one more seat. */
export async function sitAt(sql: pg.Pool, table: CreatedTable, seat: number, userId: string): Promise<void> {
  await sql.query('update "Seat" set "userId" = $1 where "gameId" = $2 and "seat" = $3', [
    userId,
    table.gameId,
    seat,
  ]);
}

/** Gives a person a confirmed channel; returns its id. */
export async function channelFor(
  sql: pg.Pool,
  userId: string,
  kind: 'mail' | 'push' | 'webhook',
  target: object,
  wants: readonly string[] = [],
): Promise<string> {
  const id = crypto.randomUUID();
  await sql.query(
    `insert into "Channel" ("id", "userId", "kind", "target", "label", "wants", "provedAt") values ($1, $2, $3, $4, $5, $6, now())`,
    [id, userId, kind, JSON.stringify(target), `${kind} of a test`, wants],
  );
  return id;
}

export interface Heard {
  readonly path: string;
  readonly headers: http.IncomingHttpHeaders;
  readonly body: Buffer;
}

export interface Receiver {
  readonly url: string;
  readonly heard: Heard[];
  /** Sets the answers from now on. */
  answer: (response: http.ServerResponse) => void;
  close(): Promise<void>;
}

/** A server that stores posted requests, in place of a webhook or of a browser's push service. */
export async function startReceiver(): Promise<Receiver> {
  const heard: Heard[] = [];
  const receiver = { heard, answer: (response: http.ServerResponse) => void response.writeHead(201).end() };
  const server = http.createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      heard.push({ path: request.url ?? '', headers: request.headers, body: Buffer.concat(chunks) });
      receiver.answer(response);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const close = () => new Promise<void>((resolve) => server.close(() => resolve()));
  return Object.assign(receiver, { url: `http://127.0.0.1:${port}`, close });
}
