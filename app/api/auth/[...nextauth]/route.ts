import NextAuth from 'next-auth';
import { cookies } from 'next/headers';
import type { NextRequest } from 'next/server';
import { endBrowserSession } from '@/lib/features/people/browsers';
import { guestOf } from '@/lib/features/people/guests';
import { claimSeats } from '@/lib/features/people/sign-in';
import { authOptions } from '@/lib/platform/auth/options';
import { forgetUnreadableReturn } from '@/lib/platform/auth/return-address';
import { allSeatTokens } from '@/lib/platform/auth/seat-proof';
import { currentSession } from '@/lib/platform/auth/session';
import { answerAuth } from '@/lib/platform/http/auth-answer';
import { currentLocale } from '@/lib/platform/i18n/request-words';

/** Sign-in through an external provider (next-auth). The browser's guest becomes part of the account. */
async function serve(
  request: NextRequest,
  context: RouteContext<'/api/auth/[...nextauth]'>,
): Promise<Response> {
  const jar = await cookies();
  forgetUnreadableReturn(jar);
  const before = await currentSession();
  const guest = await guestOf(before?.userId);
  const seatTokens = allSeatTokens(jar);
  const onSignIn = async (account: string) => {
    await claimSeats({ account, guest, seatTokens });
    if (before?.device) await endBrowserSession(before.userId, before.device);
  };
  return NextAuth(
    request,
    context,
    authOptions({
      locale: await currentLocale(),
      userAgent: request.headers.get('user-agent'),
      onSignIn,
      onSignOut: async ({ userId, device }) => void (device && (await endBrowserSession(userId, device))),
    }),
  );
}

type Context = RouteContext<'/api/auth/[...nextauth]'>;

export async function GET(request: NextRequest, context: Context): Promise<Response> {
  return answerAuth('read', request, (checked) => serve(checked, context));
}

export async function POST(request: NextRequest, context: Context): Promise<Response> {
  return answerAuth('sign-in-form', request, (checked) => serve(checked, context));
}
