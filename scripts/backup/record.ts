import pg from 'pg';
import { messageOf } from '../lib/errors';

const RECORD = `insert into "Upkeep" ("name", "at") values ('backup', now())
  on conflict ("name") do update set "at" = excluded."at"`;

/** Records in the database that a backup was made, for `npm run operator -- doctor`. Returns the reason if it failed. */
export async function recordBackup(url: string): Promise<string | undefined> {
  const client = new pg.Client({ connectionString: url, application_name: 'praga-backup' });
  try {
    await client.connect();
    await client.query(RECORD);
    return undefined;
  } catch (error) {
    return messageOf(error);
  } finally {
    await client.end();
  }
}
