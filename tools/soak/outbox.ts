// Checks the outbox of the soak beyond the emails themselves. A server that is killed while it sends an email
// keeps its claim for five more minutes, and the soak does not wait that long. A seat that has moved
// meanwhile no longer needs a message.
import pg from 'pg';
import { sleep } from '../../scripts/lib/processes';
import { startPg } from '../../scripts/pg';
import type { Needless } from '../demo/mail';

const PATIENCE_MS = 180_000;
const POLL_MS = 500;

/** A server's claim becomes due again after this time (LEASE_MS in lib/features/notify/drain.ts). */
const LEASE = "interval '5 minutes'";

// Running servers have claims as well, and releasing them would send the current message twice.
const END_CLAIMS = `update "OutboxDelivery" set "dueAt" = now()
  where "attempts" > 0 and "sentAt" is null and "cancelledAt" is null and "failedAt" is null
    and "dueAt" < $1::timestamptz + ${LEASE}`;

// A message becomes needless if its seat has moved. The second attempt to deliver it notices that. So does
// the seat's step itself, if a server took the message up and was killed or overtaken before it had made the
// deliveries (its lease is a minute, LEASE_MS in lib/features/notify/fan-out-store.ts).
const READ_NEEDLESS = `select s."email", o."createdAt" from "OutboxMessage" o
  join "Seat" s on s."gameId" = o."gameId" and s."seat" = o."seat"
  left join "OutboxDelivery" d on d."outboxId" = o."id"
  where (o."attempts" > 0 and o."cancelledAt" is not null) or d."cancelledAt" is not null
    or (o."dueAt" > o."createdAt" + interval '50 seconds' and exists (select 1 from "GameLog" l
      where l."gameId" = o."gameId" and l."seat" = o."seat" and l."at" = o."cancelledAt"))`;

const OPEN = `select (select count(*) from "OutboxMessage"
    where "sentAt" is null and "cancelledAt" is null and "failedAt" is null and "dueAt" <= now())
  + (select count(*) from "OutboxDelivery" where "sentAt" is null and "cancelledAt" is null and "failedAt" is null) as n`;

const ENDED = `select "id"::text, "sentAt" is not null as "sent", "cancelledAt" is not null as "needless" from "OutboxDelivery"`;

/** Runs `work` with the database of a running service. */
async function withDatabase<T>(dataDir: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  // Joins the running server.
  const { url } = await startPg({ dir: dataDir });
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

/** The number of messages that are still on their way. */
export async function openMessages(dataDir: string): Promise<number> {
  return withDatabase(dataDir, async (client) =>
    Number((await client.query<{ n: string }>(OPEN)).rows[0]?.n ?? 0),
  );
}

/** A delivery with its result. */
interface Ended {
  readonly id: string;
  readonly sent: boolean;
  readonly needless: boolean;
}

/** Every delivery. */
export async function allDeliveries(dataDir: string): Promise<readonly Ended[]> {
  return withDatabase(dataDir, async (client) => (await client.query<Ended>(ENDED)).rows);
}

/** Deliveries that a killed server had claimed: sent again, or dropped because the seat had moved. */
interface SettledClaims {
  readonly claims: number;
  readonly needless: readonly Needless[];
}

/**
 * Makes claims due again that servers took before `calmSince` and were killed with. Waits until all messages
 * are out.
 */
export async function settleOutbox(dataDir: string, calmSince: Date): Promise<SettledClaims> {
  const claims = await withDatabase(
    dataDir,
    async (client) => (await client.query(END_CLAIMS, [calmSince])).rowCount ?? 0,
  );
  const deadline = Date.now() + PATIENCE_MS;
  while ((await openMessages(dataDir)) > 0 && Date.now() < deadline) await sleep(POLL_MS);
  const needless = await withDatabase(
    dataDir,
    async (client) => (await client.query<Needless>(READ_NEEDLESS)).rows,
  );
  return { claims, needless };
}
