import NextAuth from 'next-auth';
import { cookies } from 'next/headers';
import type { NextRequest } from 'next/server';
import { authOptions } from '@/lib/auth/options';
import { allSeatTokens } from '@/lib/auth/seat-proof';
import { userIdOf } from '@/lib/auth/session';
import { localeHere } from '@/lib/i18n/here';
import { guestOf } from '@/lib/service/people/guests';
import { claim } from '@/lib/service/people/sign-in';

/** Signing in by another service (next-auth). The guest of this browser becomes part of the account. */
async function handle(
  request: NextRequest,
  context: RouteContext<'/api/auth/[...nextauth]'>,
): Promise<Response> {
  const guest = await guestOf(await userIdOf(request));
  const seatTokens = allSeatTokens(await cookies());
  const onSignIn = (account: string) => claim({ account, guest, seatTokens });
  return NextAuth(request, context, authOptions({ locale: await localeHere(), onSignIn }));
}

export const GET = handle;
export const POST = handle;
