import { listedBoxAnswer } from '@/app/api/_shared/box-answer';
import { endpoint } from '@/app/api/_shared/endpoint';
import { forPerson } from '@/lib/features/people/person-answer';
import { createBox } from '@/lib/features/boxes/boxes';
import { boxesContract, makeBoxContract } from '@/lib/features/boxes/contract';
import { importBoxFile } from '@/lib/features/boxes/exchange';
import { listBoxes } from '@/lib/features/boxes/load-box';
import { routes } from '@/lib/platform/http/endpoint';

const list = endpoint(boxesContract, async ({ headers }) =>
  forPerson(headers, async (person) => {
    const { mine, listed } = await listBoxes(person);
    const body = { mine: mine.map(listedBoxAnswer), listed: listed.map(listedBoxAnswer) };
    return { ok: true, value: { body } };
  }),
);

const make = endpoint(makeBoxContract, async ({ headers, body }) =>
  forPerson(headers, async ({ id: userId }) => {
    const made =
      'name' in body ? await createBox({ ...body, userId }) : await importBoxFile({ ...body, userId });
    return made.ok ? { ok: true, value: { body: { id: made.value } } } : made;
  }),
);

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes(list, make);
