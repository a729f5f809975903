import { gzipSync } from 'node:zlib';
import { sheetOf } from '@/components/board/svg/sheet';
import { registeredPacks } from '@/lib/service/packs';

const small = new Map<string, Buffer<ArrayBuffer>>();

/** The file in a fifth of its size; pressed once. */
function pressed(file: string): Buffer<ArrayBuffer> {
  const known = small.get(file) ?? gzipSync(file);
  small.set(file, known);
  return known;
}

/**
 * The sheet of a pack: symbols and boards that never change. Its name changes with its content, so whoever has it may keep
 * it. Pages name it hundreds of times, hence the one letter.
 */
export async function GET(request: Request, { params }: RouteContext<'/s/[hash]'>): Promise<Response> {
  const { hash } = await params;
  const sheets = registeredPacks().map(sheetOf);
  const present = sheets.find(({ url }) => url === `/s/${hash}`);
  // An older page may ask for an older sheet: it gets the newest one, but is not to keep it under the old name.
  const sheet = present ?? sheets.at(-1);
  if (!sheet) return new Response(null, { status: 404 });
  const lasting = present ? 'public, max-age=31536000, immutable' : 'no-store';
  const headers = { 'content-type': 'image/svg+xml', 'cache-control': lasting, vary: 'accept-encoding' };
  if (!/\bgzip\b/.test(request.headers.get('accept-encoding') ?? ''))
    return new Response(sheet.file, { headers });
  return new Response(pressed(sheet.file), { headers: { ...headers, 'content-encoding': 'gzip' } });
}
