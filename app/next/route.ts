import { NextResponse, type NextRequest } from 'next/server';
import { nextTable } from '@/lib/features/table/lists/my-tables';
import { currentTimedTables } from '../current-tables';

/**
 * Leads to the table of this browser with the least time left, or that has waited longest; `after` is the one
 * it comes from.
 */
export async function GET(request: NextRequest): Promise<Response> {
  const next = nextTable(await currentTimedTables(), request.nextUrl.searchParams.get('after') ?? undefined);
  const location = next ? `/games/${next.gameId}` : '/me/tables';
  return new NextResponse(null, { status: 303, headers: { location, 'cache-control': 'private, no-store' } });
}
