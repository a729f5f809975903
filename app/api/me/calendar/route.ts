import { endpoint } from '@/app/api/_shared/endpoint';
import { doneIf, forPerson } from '@/app/api/_shared/person-answer';
import {
  calendarLink,
  renewCalendarLink,
  revokeCalendarLink,
  type CalendarLink,
} from '@/lib/features/calendar/calendar-address';
import {
  calendarContract,
  renewCalendarContract,
  revokeCalendarContract,
} from '@/lib/features/calendar/contract';
import { maySeeSecrets } from '@/lib/platform/auth/access-token';
import { routes } from '@/lib/platform/http/endpoint';

const shown = ({ url, madeAt }: CalendarLink) => ({ url, madeAt: madeAt.toISOString() });

const read = endpoint(calendarContract, async ({ headers }) =>
  forPerson(headers, async ({ id }) => {
    const link = await calendarLink(id);
    if (!link) return { ok: true, value: { body: {} } };
    const { url, madeAt } = shown(link);
    return { ok: true, value: { body: { madeAt, ...(maySeeSecrets(headers) ? { url } : {}) } } };
  }),
);

const renew = endpoint(renewCalendarContract, async ({ headers }) =>
  forPerson(headers, async ({ id }) => ({
    ok: true,
    value: { body: shown(await renewCalendarLink(id)) },
  })),
);

const revoke = endpoint(revokeCalendarContract, async ({ headers }) =>
  forPerson(headers, async ({ id }) => doneIf(await revokeCalendarLink(id))),
);

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes(read, renew, revoke);
