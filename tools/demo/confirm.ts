// Confirms a player's address as they would: with the button behind the link in their first email.
import { sleep } from '../../scripts/lib/processes';
import { formOf, send } from '../smoke/stranger';
import type { Client } from './client';

/** The texts of the emails to an address. */
export type MailsTo = (address: string) => readonly string[];

const POLL_MS = 50;
const CONSENT = /https?:\/\/\S+?(\/confirm\/\S+)/;

/** Waits for an email with the link and presses its button. Returns whether one came in time. */
export async function confirmByMail(
  { origin }: Pick<Client, 'origin'>,
  mails: () => readonly string[],
  patienceMs: number,
): Promise<boolean> {
  const deadline = Date.now() + patienceMs;
  for (;;) {
    const [, page] = CONSENT.exec(mails().join('\n')) ?? [];
    if (page && (await press(origin, page))) return true;
    if (Date.now() > deadline) return false;
    await sleep(POLL_MS);
  }
}

/** Repeats the request while the server is down for a moment. */
async function press(origin: string, page: string): Promise<boolean> {
  const token = page.slice(page.lastIndexOf('/') + 1);
  try {
    const { status } = await send(origin, page, await formOf(origin, page, { token }));
    return status < 400;
  } catch {
    return false;
  }
}
