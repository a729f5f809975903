import { endpoint } from '@/app/api/_shared/endpoint';
import { doneIf, forPerson } from '@/lib/features/people/person-answer';
import { endHolidayContract } from '@/lib/features/people/contract';
import { endHoliday, myHolidays } from '@/lib/features/people/my-holidays';
import { routes } from '@/lib/platform/http/endpoint';

const end = endpoint(endHolidayContract, async ({ headers, params }) =>
  forPerson(headers, async ({ id }) => {
    const known = (await myHolidays(id))?.holidays.some((each) => each.id === params.holiday) ?? false;
    if (known) await endHoliday(id, params.holiday);
    return doneIf(known);
  }),
);

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes(end);
