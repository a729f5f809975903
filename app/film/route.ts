import { NextResponse } from 'next/server';
import { filmTable } from '@/lib/features/archive/film';
import { refuseTooMany } from '@/lib/platform/http/limits/rate-limit';

/**
 * Redirects to a recorded four-player game that plays automatically, for visitors who want to look around
 * first.
 */
export async function GET(request: Request): Promise<Response> {
  const tooMany = await refuseTooMany('picture', request);
  const to = tooMany ? '/' : await beginning();
  return new NextResponse(null, { status: 303, headers: { location: to, 'cache-control': 'no-store' } });
}

async function beginning(): Promise<string> {
  const film = await filmTable();
  // During maintenance the start page shows the notice.
  return film ? `/games/${film.gameId}/at/1?film=${film.tryAt}` : '/';
}
