import { NextResponse } from 'next/server';
import { returnPath } from '@/app/return-path';
import { saveProfile } from '@/lib/features/people/profile';
import { LOCALE_COOKIE, LOCALE_COOKIE_OPTIONS, localeOf } from '@/lib/game/wording/language/locales';
import { userIdOf } from '@/lib/platform/auth/session';
import { Text } from '@/lib/platform/http/fields';
import { formRoute, seeOther } from '@/lib/platform/http/form';

/**
 * Stores the reader's language and redirects back. A plain form posts here, so it works without JavaScript.
 */
export const POST = formRoute({
  operation: 'language',
  path: {},
  fields: { lang: Text },
  answer: async ({ request, fields }) => {
    const locale = localeOf(fields.lang);
    const response = new NextResponse(null, seeOther(returnPath(request.headers)));
    const userId = locale && (await userIdOf(request));
    // The person's account stores the language too, for other devices and emails.
    if (userId) await saveProfile(userId, { locale });
    if (locale) response.cookies.set(LOCALE_COOKIE, locale, LOCALE_COOKIE_OPTIONS);
    return response;
  },
});
