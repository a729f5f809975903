import { NextResponse } from 'next/server';
import { GameIdField } from '@/app/form-fields';
import { emptyResponse } from '@/lib/platform/http/empty';
import { formRoute, seeOther } from '@/lib/platform/http/form';
import { keepDeclined } from '../declined-cookie';

/** Stores that this browser is not asked again whether to send messages. */
export const POST = formRoute({
  operation: 'decline-prompts',
  path: {},
  fields: { gameId: GameIdField },
  unreadable: () => emptyResponse(404),
  answer: ({ fields: { gameId } }) => {
    const response = new NextResponse(null, seeOther(`/games/${gameId}`));
    keepDeclined(response.cookies);
    return Promise.resolve(response);
  },
});
