import { pngOf } from '@/lib/features/notify/png';
import { appBadge, appIcon, appIconFilled } from '@/lib/game/drawing/app-icon';
import { emptyResponse } from '@/lib/platform/http/empty';

interface Icon {
  readonly svg: () => string;
  readonly width: number;
}

/** Home screen icons, by their names in the manifest and the pages. */
const ICONS: ReadonlyMap<string, Icon> = new Map([
  ['icon-192.png', { svg: appIcon, width: 192 }],
  ['icon-512.png', { svg: appIcon, width: 512 }],
  ['maskable-512.png', { svg: appIconFilled, width: 512 }],
  // For push messages. Systems use only its alpha channel.
  ['badge-96.png', { svg: appBadge, width: 96 }],
  ['apple-touch.png', { svg: appIconFilled, width: 180 }],
]);
const drawn = new Map<string, Promise<Uint8Array>>();

/** The app icon as PNG, rendered once per process. */
export async function GET(_request: Request, { params }: RouteContext<'/icons/[name]'>): Promise<Response> {
  const { name } = await params;
  const icon = ICONS.get(name);
  if (!icon) return emptyResponse(404);
  const png = drawn.get(name) ?? pngOf(icon.svg(), icon.width);
  drawn.set(name, png);
  return new Response(new Uint8Array(await png), {
    headers: { 'content-type': 'image/png', 'cache-control': 'public, max-age=604800' },
  });
}
