import { filmTable } from '@/lib/features/archive/film';
import { seeOther } from '@/lib/platform/http/form';
import { refuseTooMany } from '@/lib/platform/http/limits/rate-limit';

/**
 * Redirects to a recorded four-player game that plays automatically, for visitors who want to look around
 * first.
 */
export async function GET(request: Request): Promise<Response> {
  const tooMany = await refuseTooMany('picture', request);
  return seeOther(tooMany ? '/' : await beginning());
}

async function beginning(): Promise<string> {
  const film = await filmTable();
  // During maintenance the start page shows the notice.
  return film ? `/games/${film.gameId}/at/1?film=${film.tryAt}` : '/';
}
