import { NextResponse, type NextRequest } from 'next/server';
import { nextTable } from '@/lib/service/my-tables';
import { tablesHere } from '../tables-here';

/** Leads to the table that has waited longest for this browser; `after` is the one it comes from. */
export async function GET(request: NextRequest): Promise<Response> {
  const next = nextTable(await tablesHere(), request.nextUrl.searchParams.get('after') ?? undefined);
  const location = next ? `/games/${next.gameId}` : '/me/tables';
  return new NextResponse(null, { status: 303, headers: { location, 'cache-control': 'private, no-store' } });
}
