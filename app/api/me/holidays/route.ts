import { endpoint } from '@/app/api/_shared/endpoint';
import { DONE, doneIf, forPerson } from '@/lib/features/people/person-answer';
import {
  automaticHolidaysContract,
  holidaysContract,
  takeHolidayContract,
} from '@/lib/features/people/contract';
import { myHolidays, setAutomatic, takeHoliday } from '@/lib/features/people/my-holidays';
import { routes } from '@/lib/platform/http/endpoint';
import { problem } from '@/lib/platform/http/problem';
import { wordingOf } from '@/lib/platform/i18n/wording-of';

const read = endpoint(holidaysContract, async ({ headers }) =>
  forPerson(headers, async ({ id }) => {
    const mine = await myHolidays(id);
    return mine ? { ok: true, value: { body: mine } } : doneIf(false);
  }),
);

const take = endpoint(takeHolidayContract, async ({ headers, body }) =>
  forPerson(headers, async ({ id }) => {
    const why = await takeHoliday(id, body);
    if (!why) return DONE;
    const detail = wordingOf('en').t(`pace.holidays.refused.${why}`);
    return { problem: problem('holiday-refused', detail, { params: { why } }) };
  }),
);

const choose = endpoint(automaticHolidaysContract, async ({ headers, body }) =>
  forPerson(headers, async ({ id }) => {
    await setAutomatic(id, body.isAutomatic);
    return DONE;
  }),
);

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes(read, take, choose);
