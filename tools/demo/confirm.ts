// Confirms the address of a player as they would: by the button behind the link of their first mail.
import { formOf, send } from '../smoke/stranger';
import { sleep } from '../../scripts/lib/processes';
import type { Client } from './client';

/** The texts of the mails that an address has got. */
export type MailsTo = (address: string) => readonly string[];

const POLL_MS = 50;
const CONSENT = /https?:\/\/\S+?(\/confirm\/\S+)/;

/** Waits for a mail with the link, and presses its button. Whether there was one in time. */
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

/** A server that is away for a moment is asked again. */
async function press(origin: string, page: string): Promise<boolean> {
  const token = page.slice(page.lastIndexOf('/') + 1);
  try {
    const { status } = await send(origin, page, await formOf(origin, page, { token }));
    return status < 400;
  } catch {
    return false;
  }
}
