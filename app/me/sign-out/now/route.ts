import { currentPerson } from '@/app/current-person';
import { forgetBrowser } from '@/app/forget-browser';
import { isGuest } from '@/lib/features/people/guests';
import { Ticked } from '@/lib/platform/http/fields';
import { formRoute } from '@/lib/platform/http/form';
import { currentLocale } from '@/lib/platform/i18n/request-words';

/**
 * Signs this browser out. It is a plain form POST because only its own response can send `Clear-Site-Data`. A
 * guest may keep the seats, because nothing else opens them.
 */
export const POST = formRoute({
  operation: 'sign-out',
  path: {},
  fields: { keep: Ticked },
  answer: async ({ request, fields: { keep } }) => {
    const [person, locale] = await Promise.all([currentPerson(), currentLocale()]);
    const keepsSeats = keep && person !== undefined && isGuest(person);
    const kept = keepsSeats ? '&kept' : '';
    // Signing out also deletes the language cookie, so the address carries the language.
    return forgetBrowser(request, { keepsSeats, to: `/me/sign-out?done${kept}&lang=${locale}` });
  },
});
