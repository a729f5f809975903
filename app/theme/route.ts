import { NextResponse, type NextRequest } from 'next/server';
import { readForm } from '@/lib/platform/http/form';
import { wayBack } from '@/app/return-path';
import { THEME_COOKIE, isTheme } from '@/components/ui/theme-names';

const YEAR = 365 * 24 * 3600;

/** Keeps the light a reader has chosen and goes back to where they were. A form posts here, so it works without JavaScript. */
export async function POST(request: NextRequest): Promise<Response> {
  const read = await readForm(request);
  if (!read.ok) return read.response;
  const theme = read.form.get('theme');
  const response = new NextResponse(null, { status: 303, headers: { location: wayBack(request.headers) } });
  if (isTheme(theme))
    response.cookies.set(THEME_COOKIE, theme, { path: '/', maxAge: YEAR, sameSite: 'lax', httpOnly: true });
  else response.cookies.delete(THEME_COOKIE);
  return response;
}
