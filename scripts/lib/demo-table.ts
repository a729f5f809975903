// A table that a fresh service offers: made over the API like any other, and remembered.
import path from 'node:path';
import { readJsonFile, writePrivate } from './files';

/** A remembered table: only the paths of its seats, because the address may be another one next time. */
export interface DemoTable {
  readonly gameId: string;
  readonly seats: readonly { readonly name: string; readonly path: string }[];
}

/** A new table in the API's answer. */
interface MadeTable {
  readonly game: { readonly id: string };
  readonly seats: readonly { readonly name: string; readonly link: string }[];
}

const TABLE = { name: 'Demo table', seats: [{ name: 'Anna' }, { name: 'Bohumil' }] };

/**
 * The demo table. It is made if none is remembered or the remembered one is gone; undefined while the API
 * does not answer.
 */
export async function ensureDemoTable({
  origin,
  dataDir,
}: {
  readonly origin: string;
  readonly dataDir: string;
}): Promise<DemoTable | undefined> {
  const file = path.join(dataDir, 'demo.json');
  const remembered = rememberedDemoTable(dataDir);
  if (remembered && (await stillThere(origin, remembered.gameId))) return remembered;
  const demo = await createTable(origin);
  if (demo) writePrivate(file, `${JSON.stringify(demo, null, 2)}\n`);
  return demo;
}

export function rememberedDemoTable(dataDir: string): DemoTable | undefined {
  return readJsonFile<DemoTable>(path.join(dataDir, 'demo.json'));
}

async function stillThere(origin: string, gameId: string): Promise<boolean> {
  const response = await fetch(`${origin}/api/games/${encodeURIComponent(gameId)}`);
  await response.body?.cancel();
  return response.status !== 404;
}

async function createTable(origin: string): Promise<DemoTable | undefined> {
  const response = await fetch(`${origin}/api/tables`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(TABLE),
  });
  if (response.status === 404) return undefined;
  if (!response.ok) throw new Error(`the demo table could not be made (status ${response.status})`);
  const { game, seats }: MadeTable = await response.json();
  return {
    gameId: game.id,
    seats: seats.map(({ name, link }) => ({ name, path: new URL(link, origin).pathname })),
  };
}

/** The lines that lead people to the service and its demo table. */
export function directions(url: string, demo: DemoTable | undefined): string {
  const lines: [string, string][] = [['Praga by Post', url]];
  if (demo) {
    lines.push(['Demo table', `${url}/games/${demo.gameId}`]);
    for (const seat of demo.seats) lines.push([`  seat of ${seat.name}`, url + seat.path]);
  }
  if (!process.env.SMTP_URL && isLocal(url)) lines.push(['Mail', `${url}/dev/mail`]);
  return lines.map(([what, where]) => `  ${what.padEnd(18)} ${where}`).join('\n');
}

/** Only this machine may see stored emails, see lib/platform/outbox/kept-mail.ts. */
const isLocal = (url: string) => ['localhost', '127.0.0.1', '[::1]'].includes(new URL(url).hostname);
