/**
 * Examples of every operation, out of games that the tests have played. To record those that no longer fit their
 * description, or that were taken out of the file: `API_RECORD=FOLDER npx vitest run --project integration FILE…`
 * with tests that ask for them, then this with the same setting and `-u`.
 */
import fs from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { CONTRACTS } from '@/app/api/_openapi/contracts';
import examples from '@/generated/api-examples.json';
import { NO_BODY, type Contract } from '@/lib/platform/http/contract';
import { faultOf } from '../support/answers';
import { jsonByItem } from '../support/json-by-item';
import { ofEachKind } from '../support/full';
import { fileOf } from '../support/recorded';

interface Example {
  readonly address: string;
  readonly request?: unknown;
  readonly answer: unknown;
}
const FOLDER = process.env.API_RECORD;
const kept: Readonly<Record<string, Example>> = examples;

/** Streams, lists by lines and figures are no JSON; the description would hold itself. */
const WITHOUT = [
  'GET /api/games',
  'GET /api/me/games',
  'GET /api/games/{id}/stream',
  'GET /api/me/stream',
  'GET /api/metrics',
];
const OF_ITSELF = ['GET /api/openapi.json', 'GET /api/operator/openapi.json'];
const shown = CONTRACTS.filter(
  ({ method, path: at }) => ![...WITHOUT, ...OF_ITSELF].includes(`${method} ${at}`),
);

const ENOUGH = 2;
/** Long lists told by their first two, as long as the answer is one all the same. */
function shortened(value: unknown, isGood: (tried: unknown) => boolean): unknown {
  const short = cut(value);
  return isGood(short) ? short : value;
}
function cut(value: unknown): unknown {
  if (Array.isArray(value)) return (value.length > 4 ? value.slice(0, ENOUGH) : value).map(cut);
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value);
  const isIndex = entries.length > 30;
  return Object.fromEntries(
    (isIndex ? entries.slice(0, ENOUGH) : entries).map(([key, inner]) => [key, cut(inner)]),
  );
}

/** Secrets, by the form of the tests' tokens: 22 letters and digits. */
const TOKEN = /(?<![\w-])(praga_|whsec_)?(?=[\w-]*[A-Z])(?=[\w-]*\d)[\w-]{22,}={0,2}(?![\w-])/g;

/** The receiver of hooks in tests. */
const RECEIVER = /(?:http:\/\/)?127\.0\.0\.1:\d+/;

/** With words in place of secrets, which say what belongs there. */
function withoutSecrets(value: unknown, key = ''): unknown {
  if (Array.isArray(value)) return value.map((inner) => withoutSecrets(inner));
  if (typeof value === 'string') {
    const isId = key === 'id' || key === 'address';
    return value
      .replace('http://praga.test', 'https://praga.example')
      .replace(RECEIVER, (all) => (all.startsWith('http') ? 'https://program.example' : 'program.example'))
      .replace(TOKEN, isId ? 'ID' : 'TOKEN');
  }
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, inner]) => [name, withoutSecrets(inner, name)]),
  );
}

function faultsOf({ method, path: at, status, body }: Contract, { request, answer }: Example) {
  const fault = faultOf({ method, path: at, status, type: 'application/json', body: answer });
  const issues = request === undefined ? [] : (body.safeParse(request).error?.issues ?? []);
  return [...(fault === undefined ? [] : [fault]), ...issues];
}

function taken(folder: string): Record<string, Example> {
  return Object.fromEntries(
    shown.map((contract) => {
      const { method, path: at, status, body: taken } = contract;
      const [name, known] = [`${method} ${at}`, kept[`${method} ${at}`]];
      if (known && faultsOf(contract, known).length === 0) return [name, known];
      // An answer for several lines shows that for one as well.
      const files = [true, false].map((many) =>
        path.join(folder, fileOf({ method, path: at, status }, many)),
      );
      const file = files.find((each) => fs.existsSync(each));
      if (file === undefined) throw new Error(`no test in ${folder} asked for ${name}`);
      const { address, request, answer } = withoutSecrets(
        JSON.parse(fs.readFileSync(file, 'utf8')),
      ) as Example;
      const isGood = (body: unknown) =>
        !faultOf({ method, path: at, status, type: 'application/json', body });
      return [
        name,
        {
          address,
          ...(taken === NO_BODY ? {} : { request: cut(request) }),
          answer: shortened(answer, isGood),
        },
      ];
    }),
  );
}

test('there is an example of every operation, and of no other', async () => {
  if (FOLDER)
    await expect(jsonByItem(taken(FOLDER))).toMatchFileSnapshot('../../generated/api-examples.json');
  else
    expect(Object.keys(kept).sort()).toEqual(shown.map(({ method, path: at }) => `${method} ${at}`).sort());
});

test('no example contains a token', () => {
  expect(JSON.stringify(kept).match(TOKEN) ?? []).toEqual([]);
});

const { rows, how } = ofEachKind(
  'examples of operations',
  shown.map((contract) => [`${contract.method} ${contract.path}`, contract] as const),
  { key: ([name]) => name, kinds: ([, { method, path: at }]) => [method, at.split('/')[2] ?? ''] },
);

test.each(rows)(`the example of %s matches its description (${how})`, (name, contract) => {
  expect(faultsOf(contract, kept[name] ?? { address: '', answer: undefined })).toEqual([]);
});
