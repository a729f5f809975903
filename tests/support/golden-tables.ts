// Lays golden games out as real tables: `npx tsx tests/support/golden-tables.ts
// '[{"game":"4-players-online","commands":120}]'` with DATABASE_URL and APP_URL of the service. Prints, for
// each, its id and the token of every seat. Two runs give tables that differ in nothing but their ids, for
// seed, commands and times are always the same. With `--serve` it prints an address instead, and lays out
// what is posted there: loading the service takes longer than most games.
import http from 'node:http';
import { portOf } from '../../scripts/lib/ports';
import { layOut, type LaidOut, type Wanted } from './lay-out';

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
 * One list of games after the other; a list that was asked for before is answered with the same tables,
 * unless they are to be fresh.
 */
function serve() {
  let busy: Promise<unknown> = Promise.resolve();
  const known = new Map<string | symbol, readonly LaidOut[]>();
  const answer = async (text: string) => {
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
  // The process that started it holds the other end.
  process.stdin.on('end', () => process.exit(0)).resume();
  serve();
} else {
  console.log(JSON.stringify(await layOutAll(JSON.parse(process.argv[2] ?? '[]'))));
  // The connections of the service stay open otherwise.
  process.exit(0);
}
