import type { NextRequest } from 'next/server';
import { nextTable } from '@/lib/features/table/lists/my-tables';
import { emptyResponse } from '@/lib/platform/http/empty';
import { currentTimedTables } from '../current-tables';

/**
 * Redirects to this browser's most urgent table: least time left, or the longest wait. `after` is the table
 * the reader comes from.
 */
export async function GET(request: NextRequest): Promise<Response> {
  const next = nextTable(await currentTimedTables(), request.nextUrl.searchParams.get('after') ?? undefined);
  const location = next ? `/games/${next.gameId}` : '/me/tables';
  return emptyResponse(303, { location, 'cache-control': 'private, no-store' });
}
