import { takeLeave } from '@/lib/features/notify/leave';
import { emptyResponse } from '@/lib/platform/http/empty';

/**
 * Target of the List-Unsubscribe header (RFC 8058). Email programs POST here without cookies or confirmation,
 * so the address itself authorises. Opening it in a browser shows the page and stops nothing.
 */
export async function POST(_request: Request, { params }: RouteContext<'/leave/[token]'>): Promise<Response> {
  const { token } = await params;
  const done = await takeLeave(token, 'leave');
  return emptyResponse(done ? 204 : 404);
}

export async function GET(_request: Request, { params }: RouteContext<'/leave/[token]'>): Promise<Response> {
  const { token } = await params;
  return emptyResponse(303, { location: `/unsubscribe/${encodeURIComponent(token)}` });
}
