/** A body never has members that its act ignores: they are refused. */
import { expect, test } from 'vitest';
import { z } from 'zod';
import { CONTRACTS } from '@/app/api/_openapi/contracts';
import { NO_BODY } from '@/lib/platform/http/contract';

type Schema = {
  readonly type?: string;
  readonly enum?: readonly unknown[];
  readonly const?: unknown;
  readonly format?: string;
  readonly minimum?: number;
  readonly maxItems?: number;
  readonly anyOf?: readonly Schema[];
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
};

/** Members that say what a body does. */
const ACTS = ['act', 'kind', 'answer', 'end', 'turnMails'];

/** The members that each act takes; the others are refused. Without an act: `none`. */
const TAKEN: Readonly<Record<string, Readonly<Record<string, readonly string[]>>>> = {
  changeCircle: { none: ['name', 'notice', 'joinBy', 'timeZone', 'rated'] },
  changeEntrant: { bye: ['stage'], 'no-bye': ['stage'] },
  changeCircleMember: { none: ['name', 'letter'] },
  answerLate: { computer: ['bot'] },
  agreeToHoliday: { none: ['from', 'until'] },
  takeTurnBack: { agree: ['decision'], refuse: ['decision'], withdraw: ['decision'] },
  leaveOrEnd: { leave: ['word'], concede: ['winner'] },
  chooseTurnMails: {
    each: ['turnsAtOnce'],
    both: ['turnsAtOnce', 'digestAt'],
    digest: ['turnsAtOnce', 'digestAt'],
  },
};

/** Its rules need the competition: `decision-unfit`. And all kinds of channels have the same members. */
const OTHERS = ['decideCompetition', 'addCircleHook'];

function sampleOf(schema: Schema): unknown {
  if (schema.anyOf?.[0]) return sampleOf(schema.anyOf[0]);
  if (schema.const !== undefined) return schema.const;
  if (schema.enum) return schema.enum[0];
  switch (schema.type) {
    case 'boolean':
      return true;
    case 'integer':
    case 'number':
      return schema.minimum ?? 1;
    case 'array':
      return [];
    default:
      return { uuid: crypto.randomUUID(), 'date-time': '2030-01-01T00:00:00Z' }[schema.format ?? ''] ?? 'UTC';
  }
}

const bodies = CONTRACTS.filter(({ id, body }) => body !== NO_BODY && !OTHERS.includes(id)).flatMap(
  ({ id, body }) => {
    const schema = z.toJSONSchema(body, { io: 'input', unrepresentable: 'any' }) as Schema;
    const { properties = {}, required = [] } = schema;
    const act = ACTS.find((each) => properties[each] !== undefined);
    const others = Object.keys(properties).filter((key) => key !== act && !required.includes(key));
    return act && others.length > 0 ? [{ id, body, properties, required, act, others }] : [];
  },
);

test('the bodies with an act and other members are these', () => {
  expect(bodies.map(({ id }) => id).sort()).toEqual(Object.keys(TAKEN).sort());
});

test.each(bodies)(
  '$id takes only members that its act reads',
  ({ id, body, properties, required, act, others }) => {
    const said = properties[act] ?? {};
    const values = [...(said.enum ?? [said.const]), ...(required.includes(act) ? [] : [undefined])];
    const taken: Record<string, string[]> = {};
    for (const value of values)
      for (const member of others) {
        const needed = required
          .filter((key) => key !== act)
          .map((key) => [key, sampleOf(properties[key] ?? {})]);
        const sent = {
          ...Object.fromEntries(needed),
          ...(value === undefined ? {} : { [act]: value }),
          [member]: member === 'digestAt' ? '07:30' : sampleOf(properties[member] ?? {}),
        };
        const wrong = body.safeParse(sent).error?.issues.some(({ path }) => path[0] === member);
        if (!wrong) (taken[String(value ?? 'none')] ??= []).push(member);
      }
    const sorted = (each: Readonly<Record<string, readonly string[]>>) =>
      Object.fromEntries(Object.entries(each).map(([value, members]) => [value, [...members].sort()]));
    expect(sorted(taken)).toEqual(sorted(TAKEN[id] ?? {}));
  },
);
