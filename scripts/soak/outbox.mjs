// Winds the clock of the outbox on. A server that is killed while it sends a mail holds its claim for five minutes more; a soak does
// not wait that long to see the mail sent after all.
import pg from 'pg';
import { startPg } from '../pg.mjs';

const END_CLAIMS = `update "Outbox" set "dueAt" = now()
  where "attempts" > 0 and "sentAt" is null and "cancelledAt" is null and "failedAt" is null`;

/** Makes due what a killed server had claimed; returns how many messages that were. */
export async function endClaims(dataDir) {
  // Joins the server that runs there.
  const { url } = await startPg({ dir: dataDir });
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    const { rowCount } = await client.query(END_CLAIMS);
    return rowCount;
  } finally {
    await client.end();
  }
}
