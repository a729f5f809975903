import { currentPerson } from '@/app/current-person';
import { forgetBrowser } from '@/app/forget-browser';
import { isGuest } from '@/lib/features/people/guests';
import { Ticked } from '@/lib/platform/http/fields';
import { formRoute } from '@/lib/platform/http/form';
import { currentLocale } from '@/lib/platform/i18n/request-words';

/**
 * Signs this browser out. A plain form posts here, because only a response of its own can have a browser
 * empty what it stores. A guest may keep the seats: nothing else opens them.
 */
export const POST = formRoute({
  operation: 'sign-out',
  path: {},
  fields: { keep: Ticked },
  answer: async ({ request, fields: { keep } }) => {
    const [person, locale] = await Promise.all([currentPerson(), currentLocale()]);
    const keepsSeats = keep && person !== undefined && isGuest(person);
    const kept = keepsSeats ? '&kept' : '';
    // The language was a cookie, too; the address brings it along.
    return forgetBrowser(request, { keepsSeats, to: `/me/sign-out?done${kept}&lang=${locale}` });
  },
});
