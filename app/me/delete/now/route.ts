import { currentPerson } from '@/app/current-person';
import { forgetBrowser } from '@/app/forget-browser';
import { deliverAfterResponse } from '@/lib/features/jobs/jobs';
import { deleteAccount } from '@/lib/features/people/profile';
import { Ticked } from '@/lib/platform/http/fields';
import { formRoute, seeOther } from '@/lib/platform/http/form';
import { currentLocale } from '@/lib/platform/i18n/request-words';

export const maxDuration = 60;

/** Deletes this browser's person if the box was ticked, and clears the browser. */
export const POST = formRoute({
  operation: 'delete-me',
  path: {},
  fields: { sure: Ticked },
  answer: async ({ request, fields: { sure } }) => {
    const [person, locale] = await Promise.all([currentPerson(), currentLocale()]);
    if (!person) return seeOther('/me');
    if (!sure) return seeOther('/me/delete?problem');
    await deleteAccount(person.id);
    deliverAfterResponse(1);
    return forgetBrowser(request, { keepsSeats: false, to: `/me/delete?done&lang=${locale}` });
  },
});
