import { emptyResponse } from '@/lib/platform/http/empty';
import { takeLeave } from '@/lib/features/notify/leave';

/**
 * The address in the header List-Unsubscribe (RFC 8058): an email program POSTs here without cookies and
 * without asking, so the address itself has to be enough. A reader who opens it gets the page instead:
 * looking stops nothing.
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
