import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { clientTypes } from '@/app/api/_openapi/client-types';
import { emptyResponse } from '@/lib/platform/http/empty';
import { sharedDocument } from '@/lib/platform/http/shared-document';
import { clientSource } from '../client-source';
import { pythonClient } from '../python-client';

const SCRIPT = 'text/javascript; charset=utf-8';
const EXPLORER = 'node_modules/swagger-ui-dist/swagger-ui';
const TEXT = 'text/plain; charset=utf-8';

/** Downloads for programmers, by name. next.config.js bundles their folders with the server. */
const FILES: ReadonlyMap<string, readonly [at: string, type: string]> = new Map([
  ['first-bot.mjs', ['examples/first-bot.mjs', SCRIPT]],
  ['first-bot.py', ['examples/first-bot.py', TEXT]],
  ['bot-with-client.ts', ['examples/bot-with-client.ts', TEXT]],
  ['bot-with-client.py', ['examples/bot-with-client.py', TEXT]],
  ['model-bot.mjs', ['examples/model-bot.mjs', SCRIPT]],
  ['bot.mjs', ['examples/bot/bot.mjs', SCRIPT]],
  ['choose.mjs', ['examples/bot/choose.mjs', SCRIPT]],
  ['table-in-the-terminal.mjs', ['examples/table-in-the-terminal.mjs', SCRIPT]],
  ['embed.html.txt', ['examples/embed.html', TEXT]],
  ['explorer.js', [`${EXPLORER}-bundle.js`, SCRIPT]],
  ['explorer.css', [`${EXPLORER}.css`, 'text/css; charset=utf-8']],
]);

/** Downloads that are put together. */
const MADE: ReadonlyMap<string, () => string> = new Map([
  ['types.ts', clientTypes],
  ['client.ts', clientSource],
  ['praga_client.py', pythonClient],
]);

/**
 * Serves the client libraries, the examples and the explorer's assets. They are the same for all visitors.
 */
export async function GET(
  { headers }: Request,
  { params }: RouteContext<'/api-docs/[file]'>,
): Promise<Response> {
  const { file } = await params;
  const make = MADE.get(file);
  const found = make ? { type: TEXT, make } : fileNamed(file);
  if (!found) return emptyResponse(404);
  return sharedDocument(headers, { at: `/api-docs/${file}`, maxAgeS: 3600, ...found });
}

function fileNamed(file: string) {
  const [at, type] = FILES.get(file) ?? [];
  if (at === undefined || type === undefined) return undefined;
  const make = () => readFile(path.join(/* turbopackIgnore: true */ process.cwd(), at), 'utf8');
  return { type, make };
}
