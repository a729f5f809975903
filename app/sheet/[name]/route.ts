import { sheetOf } from '@/components/board/svg/sheet';
import { packNamed } from '@/lib/service/packs';

const NAME = /^(?<id>[a-z0-9-]{1,60})-(?<version>\d{1,6})-[0-9a-z]{1,8}\.svg$/;

/** Symbols and boards of a pack. The name changes with the content, so whoever has it may keep it. */
export async function GET(_request: Request, { params }: RouteContext<'/sheet/[name]'>): Promise<Response> {
  const { name } = await params;
  const { id, version } = NAME.exec(name)?.groups ?? {};
  const pack = id && version ? packNamed(id, Number(version)) : undefined;
  if (!pack) return new Response(null, { status: 404 });
  const sheet = sheetOf(pack);
  // An older page may ask for an older sheet: it gets the present one, but is not to keep it under the old name.
  const isPresent = sheet.url.endsWith(`/${name}`);
  const lasting = isPresent ? 'public, max-age=31536000, immutable' : 'no-store';
  return new Response(sheet.file, { headers: { 'content-type': 'image/svg+xml', 'cache-control': lasting } });
}
