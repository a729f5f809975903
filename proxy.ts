import { NextResponse } from 'next/server';
import { problem, problemResponse } from '@/lib/http/problem';

/** Only addresses with an escape in them pass through here, so the usual ones do not pay for it. */
export const config = { matcher: '/(.*%.*)' };

/** Answers 400 to an address whose escapes are no UTF-8; left alone, Next would make a 500 of it. */
export function proxy(request: Request): Response {
  return isDecodable(new URL(request.url).pathname)
    ? NextResponse.next()
    : problemResponse(problem('invalid-request', 'The address cannot be read.'));
}

function isDecodable(pathname: string): boolean {
  try {
    decodeURIComponent(pathname);
    return true;
  } catch {
    return false;
  }
}
