// What the soak knows of the outbox beyond the mails themselves. A server that is killed while it sends a mail holds its claim for five
// minutes more; the soak does not wait that long, and a seat that has moved by then needs no prompt any more.
import pg from 'pg';
import { startPg } from '../pg.mjs';

const END_CLAIMS = `update "Outbox" set "dueAt" = now()
  where "attempts" > 0 and "sentAt" is null and "cancelledAt" is null and "failedAt" is null`;

const READ_NEEDLESS = `select s."email", o."createdAt" from "Outbox" o
  join "Seat" s on s."gameId" = o."gameId" and s."seat" = o."seat"
  where o."attempts" > 0 and o."sentAt" is null and o."cancelledAt" is not null`;

/**
 * Makes due what a killed server had claimed.
 * @returns {Promise<{ claims: number, needless: { email: string, createdAt: Date }[] }>} how many messages that were, and those that were
 *   claimed by a killed server and then cancelled, because the seat had moved before they were sent
 */
export async function settleOutbox(dataDir) {
  // Joins the server that runs there.
  const { url } = await startPg({ dir: dataDir });
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    const { rowCount: claims } = await client.query(END_CLAIMS);
    const { rows: needless } = await client.query(READ_NEEDLESS);
    return { claims, needless };
  } finally {
    await client.end();
  }
}
