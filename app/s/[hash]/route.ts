import { findBoxPack } from '@/lib/features/boxes/load-pack';
import { registeredPacks } from '@/lib/features/table/load/packs';
import { sheetOf } from '@/lib/game/drawing/sheet';
import type { Pack } from '@/lib/game/engine/pack-index';
import { emptyResponse } from '@/lib/platform/http/empty';
import { sharedDocument } from '@/lib/platform/http/shared-document';

/**
 * The sheet of a pack: symbols and boards that never change. Its name contains a content hash, so browsers
 * may cache it. The path is one letter because pages repeat it hundreds of times.
 */
export async function GET({ headers }: Request, { params }: RouteContext<'/s/[hash]'>): Promise<Response> {
  const { hash } = await params;
  const sheets = (await packsOf(hash)).map(sheetOf);
  const present = sheets.find(({ url }) => url === `/s/${hash}`);
  const type = 'image/svg+xml';
  if (present)
    return sharedDocument(headers, {
      ...{ at: present, type, maxAgeS: 31_536_000, isForGood: true },
      make: () => present.file,
    });
  // A page loaded before an update may request an older sheet. It gets the newest, uncached, because the name
  // belongs to the old one.
  const newest = sheets.at(-1);
  if (!newest) return emptyResponse(404);
  return new Response(newest.file, { headers: { 'content-type': type, 'cache-control': 'no-store' } });
}

/** The packs the sheet may belong to: the pack of the box named in it, or all registered packs. */
async function packsOf(hash: string): Promise<readonly Pack[]> {
  const [, box] = /\.([0-9a-f]{64})$/.exec(hash) ?? [];
  if (box === undefined) return registeredPacks();
  const pack = await findBoxPack(`box:${box}`);
  return pack ? [pack] : [];
}
