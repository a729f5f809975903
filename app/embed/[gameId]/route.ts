import { isGameId } from '@/app/games/[gameId]/visitor';
import { embedHtml, notEmbeddedHtml } from '@/components/archive/embed-html';
import { loadTableAt } from '@/lib/features/history/load-position';
import { isEmbeddable } from '@/lib/features/seats/hosting';
import { loadTable } from '@/lib/features/table/load/load-table';
import { env } from '@/lib/platform/env';
import { embedResponse } from '../embed-response';

/** A table embedded on another site, if its host allows that. It shows the public view. `?at=` is a moment. */
export async function GET(request: Request, { params }: RouteContext<'/embed/[gameId]'>): Promise<Response> {
  return embedResponse(request, async (look, nonce, follow) => {
    const at = new URL(request.url).searchParams.get('at');
    const table = await tableOf((await params).gameId, at);
    // Missing and private tables get the same response.
    if (!table) return { html: notEmbeddedHtml(look), status: 404 };
    const live = { isLive: at === null && table.status === 'running', origin: env().APP_URL };
    return { html: embedHtml({ ...look, ...live, table, nonce, follow }) };
  });
}

/** The public view, at the newest row or at `at`. */
async function tableOf(gameId: string, at: string | null) {
  if (!isGameId(gameId) || (at !== null && !/^\d{1,7}$/.test(at))) return undefined;
  if (!(await isEmbeddable(gameId))) return undefined;
  return at === null ? loadTable(gameId, {}, { log: 'none' }) : loadTableAt(gameId, Number(at), {});
}
