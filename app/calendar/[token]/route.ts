import { calendarFile, calendarReader } from '@/lib/features/calendar/calendar';
import { clientKnows } from '@/lib/platform/http/answer';
import { emptyResponse } from '@/lib/platform/http/empty';
import { refuseTooMany } from '@/lib/platform/http/limits/rate-limit';
import { problemResponse } from '@/lib/platform/http/problem';
import { problemOfTooMany } from '@/lib/platform/http/problem-of';

const ENDING = '.ics';

/** A person's calendar feed. The address is the only secret. */
export async function GET(
  request: Request,
  { params }: RouteContext<'/calendar/[token]'>,
): Promise<Response> {
  const { token: file } = await params;
  const reader = file.endsWith(ENDING) ? await calendarReader(file.slice(0, -ENDING.length)) : undefined;
  if (!reader) return emptyResponse(404);
  const tooMany = await refuseTooMany('calendar', reader.userId);
  if (tooMany) return problemResponse(problemOfTooMany(tooMany));
  const { text, mark } = await calendarFile(reader);
  const kept = { etag: mark, 'cache-control': 'private, no-store', 'x-robots-tag': 'noindex' };
  if (clientKnows(request.headers, mark)) return new Response(null, { status: 304, headers: kept });
  return new Response(text, {
    headers: {
      ...kept,
      'content-type': 'text/calendar; charset=utf-8',
      'content-disposition': 'inline; filename="praga-by-post.ics"',
    },
  });
}
