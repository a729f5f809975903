import { tooOftenPath } from '@/app/too-often/too-often';
import { personOfSession } from '@/lib/features/people/guests';
import { myData } from '@/lib/features/people/my-data';
import { isSameOrigin } from '@/lib/platform/auth/same-origin';
import { userIdOf } from '@/lib/platform/auth/session';
import { emptyResponse } from '@/lib/platform/http/empty';
import { refuseTooMany } from '@/lib/platform/http/limits/rate-limit';

export const maxDuration = 60;

/**
 * Personal data export for this browser's person, as a file. It requires a form POST, so other sites cannot
 * trigger it.
 */
export async function POST(request: Request): Promise<Response> {
  if (!isSameOrigin(request.headers)) return back('/me?problem');
  const person = await personOfSession(await userIdOf({ headers: request.headers }));
  if (!person) return back('/me');
  const tooMany = await refuseTooMany('my-data', person.id);
  if (tooMany) return back(tooOftenPath(tooMany, request.headers));
  return new Response(streamed(myData(person.id)), {
    headers: {
      'content-type': 'application/json',
      'content-disposition': 'attachment; filename="praga-my-data.json"',
      'cache-control': 'private, no-store',
    },
  });
}

function streamed(pieces: AsyncGenerator<string>): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder();
  return new ReadableStream({
    async pull(controller) {
      const { value, done } = await pieces.next();
      if (done) controller.close();
      else controller.enqueue(encoder.encode(value));
    },
    async cancel() {
      await pieces.return(undefined);
    },
  });
}

const back = (location: string): Response => emptyResponse(303, { location });
