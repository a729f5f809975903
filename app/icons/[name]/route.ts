import { pngOf } from '@/lib/features/notify/png';
import { appBadge, appIcon, appIconFilled } from '@/lib/game/drawing/app-icon';
import { emptyResponse } from '@/lib/platform/http/empty';
import { sharedDocument } from '@/lib/platform/http/shared-document';

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

/** The app icon as PNG, rendered once per process. */
export async function GET(
  { headers }: Request,
  { params }: RouteContext<'/icons/[name]'>,
): Promise<Response> {
  const { name } = await params;
  const icon = ICONS.get(name);
  if (!icon) return emptyResponse(404);
  const make = async () => new Uint8Array(await pngOf(icon.svg(), icon.width));
  return sharedDocument(headers, { at: `/icons/${name}`, type: 'image/png', maxAgeS: 604_800, make });
}
