// @ts-nocheck
// What the soak knows of the outbox beyond the mails themselves. A server that is killed while it sends a
// mail holds its claim for five minutes more; the soak does not wait that long, and a seat that has moved by
// then needs no message any more.
import pg from 'pg';
import { sleep } from '../lib/processes';
import { startPg } from '../pg';

const PATIENCE_MS = 180_000;
const POLL_MS = 500;

const END_CLAIMS = `update "Delivery" set "dueAt" = now()
  where "attempts" > 0 and "sentAt" is null and "cancelledAt" is null and "failedAt" is null`;

// A second attempt finds out whether the seat has moved; so does a message that was not handed to its ways in
// time.
const READ_NEEDLESS = `select s."email", o."createdAt" from "Outbox" o
  join "Seat" s on s."gameId" = o."gameId" and s."seat" = o."seat"
  left join "Delivery" d on d."outboxId" = o."id"
  where (o."attempts" > 0 and o."cancelledAt" is not null) or d."cancelledAt" is not null`;

const OPEN = `select (select count(*) from "Outbox"
    where "sentAt" is null and "cancelledAt" is null and "failedAt" is null and "dueAt" <= now())
  + (select count(*) from "Delivery" where "sentAt" is null and "cancelledAt" is null and "failedAt" is null) as n`;

const ENDED = `select "id"::text, "sentAt" is not null as "sent", "cancelledAt" is not null as "needless" from "Delivery"`;

/** Does something with the database of a service that runs there. */
async function withDatabase(dataDir, work) {
  // Joins the server that runs there.
  const { url } = await startPg({ dir: dataDir });
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

/** How many messages are still on their way. */
export async function openMessages(dataDir) {
  return withDatabase(dataDir, async (client) => Number((await client.query(OPEN)).rows[0].n));
}

/** Every delivery with what became of it: a list of `{ id, sent, needless }`. */
export async function allDeliveries(dataDir) {
  return withDatabase(dataDir, async (client) => (await client.query(ENDED)).rows);
}

/**
 * Makes due what a killed server had claimed, and waits until everything is out.
 * @returns {Promise<{ claims: number, needless: { email: string, createdAt: Date }[] }>} how many messages
 * that were, and those that were
 *   dropped, because the seat had moved before they were sent
 */
export async function settleOutbox(dataDir) {
  const claims = await withDatabase(dataDir, async (client) => (await client.query(END_CLAIMS)).rowCount);
  const deadline = Date.now() + PATIENCE_MS;
  while ((await openMessages(dataDir)) > 0 && Date.now() < deadline) await sleep(POLL_MS);
  const needless = await withDatabase(dataDir, async (client) => (await client.query(READ_NEEDLESS)).rows);
  return { claims, needless };
}
