// Lays golden games out as real tables: `npx tsx tests/support/golden-tables.ts
// '[{"game":"4-players-online","commands":120}]'` with DATABASE_URL and APP_URL of the service. Prints the id
// and the token of every seat for each table. Two runs differ only in the ids, because seed, commands and
// times are fixed. With `--serve` it prints an address instead and lays out what is posted there (games, or
// `long-names`), because loading the service takes longer than most games.
import http from 'node:http';
import { portOf } from '../../scripts/lib/ports';
import { layOut, type LaidOut, type Wanted } from './lay-out';
import { layOutLongNames } from './long-names';

/** Asks for the circle of long-names.ts. */
const LONG_NAMES = 'long-names';

async function layOutAll(wanted: readonly Wanted[]): Promise<readonly LaidOut[]> {
  const tables: LaidOut[] = [];
  for (const each of wanted) tables.push(await layOut(each));
  return tables;
}

async function textOf(request: http.IncomingMessage): Promise<string> {
  let text = '';
  for await (const chunk of request) text += chunk;
  return text;
}

/**
 * Handles one list of games after the other. A repeated list gets the same tables, unless it asks for fresh
 * ones.
 */
function serve() {
  let busy: Promise<unknown> = Promise.resolve();
  const known = new Map<string | symbol, readonly LaidOut[]>();
  const answer = async (text: string) => {
    if (text === LONG_NAMES) return JSON.stringify(await layOutLongNames());
    const { wanted, isFresh }: { wanted: Wanted[]; isFresh: boolean } = JSON.parse(text);
    const key = isFresh ? Symbol('fresh') : JSON.stringify(wanted);
    if (!known.has(key)) known.set(key, await layOutAll(wanted));
    return JSON.stringify(known.get(key));
  };
  const server = http.createServer(async (request, response) => {
    const text = await textOf(request);
    const turn = busy.then(() => answer(text));
    busy = turn.catch(() => {});
    await turn.then(
      (tables) => response.end(tables),
      (error) => response.writeHead(500).end(String(error.stack)),
    );
  });
  server.listen(0, '127.0.0.1', () => console.log(`http://127.0.0.1:${portOf(server)}`));
}

if (process.argv[2] === '--serve') {
  // The parent process has the other end of this pipe.
  process.stdin.on('end', () => process.exit(0)).resume();
  serve();
} else {
  console.log(JSON.stringify(await layOutAll(JSON.parse(process.argv[2] ?? '[]'))));
  // The service's connections would keep the process alive.
  process.exit(0);
}
