import NextAuth from 'next-auth';
import { cookies } from 'next/headers';
import type { NextRequest } from 'next/server';
import { authOptions } from '@/lib/auth/options';
import { allSeatTokens } from '@/lib/auth/seat-proof';
import { sessionHere } from '@/lib/auth/session';
import { localeHere } from '@/lib/i18n/here';
import { endDevice } from '@/lib/service/people/devices';
import { guestOf } from '@/lib/service/people/guests';
import { claim } from '@/lib/service/people/sign-in';

/** Signing in by another service (next-auth). The guest of this browser becomes part of the account. */
async function handle(
  request: NextRequest,
  context: RouteContext<'/api/auth/[...nextauth]'>,
): Promise<Response> {
  const before = await sessionHere();
  const guest = await guestOf(before?.userId);
  const seatTokens = allSeatTokens(await cookies());
  const onSignIn = async (account: string) => {
    await claim({ account, guest, seatTokens });
    if (before?.device) await endDevice(before.userId, before.device);
  };
  return NextAuth(
    request,
    context,
    authOptions({ locale: await localeHere(), userAgent: request.headers.get('user-agent'), onSignIn }),
  );
}

export const GET = handle;
export const POST = handle;
