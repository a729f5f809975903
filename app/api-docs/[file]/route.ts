import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { clientTypes } from '@/app/api/_openapi/client-types';
import { emptyResponse } from '@/lib/platform/http/empty';

const SCRIPT = 'text/javascript; charset=utf-8';
const EXPLORER = 'node_modules/swagger-ui-dist/swagger-ui';
const TEXT = 'text/plain; charset=utf-8';

/** Downloads for programmers, by name. next.config.js bundles their folders with the server. */
const FILES: ReadonlyMap<string, readonly [at: string, type: string]> = new Map([
  ['first-bot.mjs', ['examples/first-bot.mjs', SCRIPT]],
  ['first-bot.py', ['examples/first-bot.py', TEXT]],
  ['model-bot.mjs', ['examples/model-bot.mjs', SCRIPT]],
  ['bot.mjs', ['examples/bot/bot.mjs', SCRIPT]],
  ['choose.mjs', ['examples/bot/choose.mjs', SCRIPT]],
  ['table-in-the-terminal.mjs', ['examples/table-in-the-terminal.mjs', SCRIPT]],
  ['embed.html.txt', ['examples/embed.html', TEXT]],
  ['client.ts', ['packages/client/index.ts', TEXT]],
  ['explorer.js', [`${EXPLORER}-bundle.js`, SCRIPT]],
  ['explorer.css', [`${EXPLORER}.css`, 'text/css; charset=utf-8']],
]);

/**
 * Serves the client libraries, the examples and the explorer's assets. They are the same for all visitors.
 */
export async function GET(
  _request: Request,
  { params }: RouteContext<'/api-docs/[file]'>,
): Promise<Response> {
  const { file } = await params;
  if (file === 'types.ts') return served(clientTypes(), TEXT);
  const [at, type] = FILES.get(file) ?? [];
  if (at === undefined || type === undefined) return emptyResponse(404);
  return served(await readFile(path.join(/* turbopackIgnore: true */ process.cwd(), at), 'utf8'), type);
}

const served = (text: string, type: string) =>
  new Response(text, { headers: { 'content-type': type, 'cache-control': 'public, max-age=3600' } });
