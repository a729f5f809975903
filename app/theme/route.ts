import { NextResponse } from 'next/server';
import { Text } from '@/lib/platform/http/fields';
import { formRoute } from '@/lib/platform/http/form';
import { returnPath } from '@/app/return-path';
import { THEME_COOKIE, isTheme } from '@/components/ui/theme-names';

const YEAR = 365 * 24 * 3600;

/**
 * Keeps the light a reader has chosen and goes back to where they were. A form posts here, so it works
 * without JavaScript.
 */
export const POST = formRoute({
  operation: 'theme',
  path: {},
  fields: { theme: Text },
  answer: async ({ request, fields: { theme } }) => {
    const headers = { location: returnPath(request.headers) };
    const response = new NextResponse(null, { status: 303, headers });
    if (isTheme(theme))
      response.cookies.set(THEME_COOKIE, theme, { path: '/', maxAge: YEAR, sameSite: 'lax', httpOnly: true });
    else response.cookies.delete(THEME_COOKIE);
    return response;
  },
});
