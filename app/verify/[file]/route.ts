import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { emptyResponse } from '@/lib/platform/http/empty';
import { sharedDocument } from '@/lib/platform/http/shared-document';

/** Downloads for writing a verifier, by name. next.config.js bundles their folder with the server. */
const TYPES: ReadonlyMap<string, string> = new Map([
  ['verify.py', 'text/x-python; charset=utf-8'],
  ['vectors.json', 'application/json'],
]);

/** A Python verifier, and the intermediate values of a small game. They are the same for all visitors. */
export async function GET(
  { headers }: Request,
  { params }: RouteContext<'/verify/[file]'>,
): Promise<Response> {
  const { file } = await params;
  const type = TYPES.get(file);
  if (type === undefined) return emptyResponse(404);
  const make = () => readFile(path.join(process.cwd(), 'examples', file), 'utf8');
  return sharedDocument(headers, { at: `/verify/${file}`, type, maxAgeS: 3600, make });
}
