import { expect, test } from 'vitest';
import { z } from 'zod';
import { GameIdField, OptionalSeatField, SeatField } from '@/app/form-fields';
import {
  field,
  JsonText,
  oneOf,
  optionalField,
  readFields,
  Text,
  Texts,
  Ticked,
  WholeNumber,
} from '@/lib/platform/http/fields';
import { formRoute } from '@/lib/platform/http/form';

function formOf(...fields: readonly (readonly [string, string | File])[]): FormData {
  const form = new FormData();
  for (const [name, value] of fields) form.append(name, value);
  return form;
}

test('fields are read by their schemas, missing ones included', () => {
  const form = formOf(
    ['name', ' Anna '],
    ['seat', '2'],
    ['day', '6'],
    ['day', '7'],
    ['off', ''],
    ['seq', '12'],
  );
  const shape = {
    name: field(z.string().min(1)),
    seat: SeatField,
    day: Texts,
    off: Ticked,
    sure: Ticked,
    seq: WholeNumber,
    mail: optionalField(z.email()),
    kind: oneOf(['a', 'b']),
    text: Text,
  };
  expect(readFields(form, shape)).toEqual({
    name: 'Anna',
    seat: 2,
    day: ['6', '7'],
    off: true,
    sure: false,
    seq: 12,
    mail: undefined,
    kind: undefined,
    text: '',
  });
});

test.each([
  ['a seat that is none', { seat: SeatField }, ['seat', '4']],
  ['a seat with more behind it', { seat: OptionalSeatField }, ['seat', '1e0']],
  ['no seat', { seat: SeatField }, ['other', '1']],
  ['a file', { name: field(z.string().min(1)) }, ['name', new File(['x'], 'x')]],
  ['a number with a sign', { seq: WholeNumber }, ['seq', '-1']],
  ['an empty number', { seq: WholeNumber }, ['seq', '']],
  ['an id of a table that is none', { gameId: GameIdField }, ['gameId', '../etc']],
  ['an address that is none', { mail: optionalField(z.email()) }, ['mail', 'x']],
  ['a text that is no JSON', { steps: JsonText.pipe(z.array(z.string())) }, ['steps', '[']],
] as const)('%s is not read', (_why, shape, entry) =>
  expect(readFields(formOf(entry), shape)).toBeUndefined(),
);

const route = formRoute({
  operation: 'test',
  path: { act: z.enum(['say']) },
  fields: { seat: SeatField },
  answer: async ({ path: { act }, fields: { seat } }) => {
    if (seat === 3) throw new Error('our mistake');
    return new Response(`${act} ${seat}`);
  },
});
const post = (body: BodyInit, act = 'say', headers = {}) => {
  const request = new Request('http://praga.test/act', { method: 'POST', body, headers });
  return route(request, { params: Promise.resolve({ act }) });
};

test("a form's route returns the parsed fields, or else a problem", async () => {
  const said = await post(formOf(['seat', '1']));
  expect(await said.text()).toBe('say 1');
  const statuses = await Promise.all([
    post(formOf(['seat', '1']), 'shout'),
    post(formOf(['seat', '9'])),
    post('seat=1'),
    post(formOf(['seat', '1']), 'say', { 'sec-fetch-site': 'cross-site' }),
    post(formOf(['seat', '3'])),
  ]);
  expect(statuses.map(({ status }) => status)).toEqual([404, 400, 415, 403, 500]);
});
