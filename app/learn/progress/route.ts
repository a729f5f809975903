import { cookies } from 'next/headers';
import { NextResponse } from 'next/server';
import { GameIdField } from '@/app/form-fields';
import { STEPS } from '@/lib/game/learning/learning';
import { Text, Ticked } from '@/lib/platform/http/fields';
import { formRoute } from '@/lib/platform/http/form';
import { keepProgress, readProgress } from '../lesson-cookie';

/** Notes that a step was read, or that the lesson is to be quiet or to go on. A plain form posts here. */
export const POST = formRoute({
  operation: 'lesson',
  path: {},
  fields: { gameId: GameIdField, read: Text, off: Ticked },
  unreadable: () => new Response(null, { status: 404 }),
  answer: async ({ fields: { gameId, read, off } }) => {
    const response = new NextResponse(null, { status: 303, headers: { location: `/games/${gameId}` } });
    const before = readProgress(await cookies());
    const known = before?.gameId === gameId ? before.read : -1;
    const reached = Math.max(
      known,
      STEPS.findIndex((step) => step === read),
    );
    keepProgress(response.cookies, { gameId, read: reached, isOff: off });
    return response;
  },
});
