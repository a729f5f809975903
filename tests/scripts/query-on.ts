import pg from 'pg';

/** The rows of one statement, asked by a connection of its own. */
export async function queryOn<T extends pg.QueryResultRow>(url: string, sql: string): Promise<T[]> {
  const client = new pg.Client({ connectionString: url });
  // A server may be killed while it is connected.
  client.on('error', () => {});
  await client.connect();
  try {
    return (await client.query<T>(sql)).rows;
  } finally {
    await client.end();
  }
}
