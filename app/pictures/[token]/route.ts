import { pictureAnswer } from '@/app/preview/picture-answer';
import { readPictureToken } from '@/lib/features/notify/links';
import { pictureAt } from '@/lib/features/notify/picture';
import { systemClock } from '@/lib/platform/clock';
import { emptyResponse } from '@/lib/platform/http/empty';
import { refuseTooMany } from '@/lib/platform/http/limits/rate-limit';
import { problemResponse } from '@/lib/platform/http/problem';
import { problemOfTooMany } from '@/lib/platform/http/problem-of';

/**
 * The board picture in a push message or chat. It shows only the public position, and only this service can
 * create its address.
 */
export async function GET(
  request: Request,
  { params }: RouteContext<'/pictures/[token]'>,
): Promise<Response> {
  const tooMany = await refuseTooMany('picture', request);
  if (tooMany) return problemResponse(problemOfTooMany(tooMany));
  const { token } = await params;
  const of = readPictureToken(token, systemClock.now());
  const png = of && (await pictureAt(of));
  if (!png) return emptyResponse(404);
  return pictureAnswer(request, png, 'public, max-age=604800, immutable');
}
