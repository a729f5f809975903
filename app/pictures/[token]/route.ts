import { systemClock } from '@/lib/clock';
import { readPictureToken } from '@/lib/service/prompts/links';
import { pictureAt } from '@/lib/service/prompts/picture';

/** The picture of a board that a push message or a chat shows: the public position alone, under an address that only we can make. */
export async function GET(
  _request: Request,
  { params }: RouteContext<'/pictures/[token]'>,
): Promise<Response> {
  const { token } = await params;
  const of = readPictureToken(token, systemClock.now());
  const png = of && (await pictureAt(of));
  if (!png) return new Response(null, { status: 404, headers: { 'cache-control': 'no-store' } });
  return new Response(new Uint8Array(png), {
    headers: { 'content-type': 'image/png', 'cache-control': 'public, max-age=604800, immutable' },
  });
}
