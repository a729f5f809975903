import fs from 'node:fs';
import path from 'node:path';

/** The newest email to an address. Without a mail server, emails are stored as files. */
export function newestMailTo(address: string): string {
  const folder = path.join(process.env.DATA_DIR ?? '.data', 'mail');
  const mails = fs
    .readdirSync(folder)
    .filter((name) => name.endsWith('.json'))
    .map((name) => JSON.parse(fs.readFileSync(path.join(folder, name), 'utf8')))
    .filter((mail) => mail.to.address === address)
    .sort((a, b) => a.createdAt.localeCompare(b.createdAt));
  return mails.at(-1)?.text ?? '';
}
