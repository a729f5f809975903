import { NextResponse } from 'next/server';
import { seeOther } from '@/lib/platform/http/form';
import { returnPath } from './return-path';

const YEAR = 365 * 24 * 3600;

/**
 * Stores a choice in this browser for a year and redirects back. Without a choice it deletes the previous
 * one.
 */
export function storeChoice(headers: Headers, cookie: string, choice: string | undefined): NextResponse {
  const response = new NextResponse(null, seeOther(returnPath(headers)));
  const look = { path: '/', maxAge: YEAR, sameSite: 'lax', httpOnly: true } as const;
  if (choice) response.cookies.set(cookie, choice, look);
  else response.cookies.delete(cookie);
  return response;
}
