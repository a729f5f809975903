// Requests a refresh as an open page does: its server components, without the drawings.
import type { Connection } from './connection';

export const REFRESH = { rsc: '1', 'sec-fetch-dest': 'empty' };

/** The address of a refresh: Next redirects to one with a marker. */
export async function refreshAddress(connection: Connection, page: string, cookie: string): Promise<string> {
  const { headers } = await connection.send(page, { cookie, headers: REFRESH });
  return headers.location ?? page;
}
