import crypto from 'node:crypto';
import { z } from 'zod';
import { BASE_PACK } from '@/lib/game/content/base';
import { COMMAND_SCHEMAS } from '@/lib/game/engine/commands';
import type { Call } from './api';

/** The form of each command, and every id of the base game. */
export const COMMAND_FORMS = COMMAND_SCHEMAS.map((schema) => z.toJSONSchema(schema, { io: 'input' }));
export const BASE_IDS = [...new Set(JSON.stringify(BASE_PACK).match(/"id":"[^"]+"/g))].map((text) =>
  text.slice(6, -1),
);

/** Not everything can be put into a request at all, or gets past the parsing of addresses. */
export function refusedBeforehand(error: unknown): undefined {
  if (error instanceof URIError) return undefined;
  if (error instanceof TypeError && /ByteString|header|Invalid URL|GET\/HEAD/.test(error.message))
    return undefined;
  throw error;
}

type Pick = (n: number) => number;
type Json = unknown;

const ODD_VALUES: readonly Json[] = [
  null,
  true,
  -1,
  0,
  1.5,
  1e308,
  2 ** 31,
  2 ** 53,
  '',
  '0',
  'x',
  '\u0000',
  '\ud800',
  '🏰'.repeat(20),
  '\'; drop table "Game"; --',
  'constructor',
  '__proto__',
  [],
  {},
  [[[[]]]],
  { toString: 1 },
  'a'.repeat(3000),
  { type: 'Undo', to: -5 },
];
const ODD_KEYS = ['__proto__', 'constructor', 'type', 'seat', 'to', '', 'item', 'secret', 'seed', '0'];
const ODD_HEADERS: readonly Readonly<Record<string, string>>[] = [
  { 'content-type': 'text/plain' },
  { 'content-type': 'application/json; charset=latin1' },
  { 'content-type': '' },
  { 'content-length': '99999999' },
  { 'content-length': '-1' },
  { authorization: 'Basic xyz' },
  { authorization: 'Bearer' },
  { authorization: 'Bearer \u00ff' },
  { 'sec-fetch-site': 'cross-site' },
  { origin: 'null' },
  { origin: 'https://evil.test' },
  { cookie: 'seat_=; seat_x; =; ;;' },
  { 'x-forwarded-host': 'evil.test' },
  { 'accept-encoding': 'zstd' },
];

/** A copy of `value` with one part changed. */
function mutateJson(value: Json, pick: Pick): Json {
  const odd = ODD_VALUES[pick(ODD_VALUES.length)];
  if (typeof value === 'number' && pick(2) === 0) return value + 1 - 2 * pick(2);
  if (typeof value !== 'object' || value === null || pick(4) === 0) return odd;
  if (Array.isArray(value)) {
    const index = pick(value.length + 1);
    return value.toSpliced(index, pick(2), odd);
  }
  const entries = Object.entries(value);
  const index = pick(entries.length);
  const [key = 'type', member] = entries[index] ?? [];
  const kind = pick(5);
  if (kind === 0) return Object.fromEntries(entries.toSpliced(index, 1));
  if (kind === 1) return Object.fromEntries([...entries, [ODD_KEYS[pick(ODD_KEYS.length)] ?? 'x', odd]]);
  return Object.fromEntries(entries.toSpliced(index, 1, [key, mutateJson(member, pick)]));
}

/** JSON text with a part removed, doubled, or replaced by odd bytes. */
function mutateText(text: string, pick: Pick): BodyInit {
  const [from, length] = [pick(text.length + 1), pick(12)];
  const [before, piece, rest] = [
    text.slice(0, from),
    text.slice(from, from + length),
    text.slice(from + length),
  ];
  switch (pick(5)) {
    case 0:
      return before + rest;
    case 1:
      return before + piece + piece + rest;
    case 2:
      return before;
    case 3:
      return '['.repeat(30_000) + text;
    default: {
      const bytes = new TextEncoder().encode(text);
      if (bytes.length > 0) bytes[pick(bytes.length)] = pick(256);
      return bytes;
    }
  }
}

function mutatePath(path: string, pick: Pick): string {
  const odd = [
    '%00',
    '%ff',
    'NaN',
    '-1',
    '1e9',
    '..%2f',
    '%20',
    'x'.repeat(500),
    '99999999999999',
    '0x1',
    "'",
  ];
  const parts = path.split('/');
  const index = 2 + pick(parts.length);
  const part = odd[pick(odd.length)] ?? 'x';
  if (pick(3) === 0)
    return `${path}${path.includes('?') ? '&' : '?'}${['view', 'from', 'to', 'x'][pick(4)]}=${part}`;
  return parts.toSpliced(index, pick(2), part).join('/');
}

const METHODS = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'];

/** A request that differs from `valid` in one or a few parts. */
export function mutate(valid: Call, pick: Pick, tokens: readonly (string | undefined)[]): Call {
  const { json, ...plain } = valid;
  const withBody = valid.method !== 'GET' && valid.method !== undefined;
  switch (pick(withBody ? 9 : 4)) {
    case 0:
      return { ...valid, path: mutatePath(valid.path, pick) };
    case 1:
      return { ...valid, headers: ODD_HEADERS[pick(ODD_HEADERS.length)] ?? {} };
    case 2:
      return { ...valid, token: tokens[pick(tokens.length)] };
    case 3: {
      const method = METHODS[pick(METHODS.length)] ?? 'GET';
      return method === 'GET' ? { ...plain, method } : { ...valid, method };
    }
    case 4:
      return {
        ...plain,
        raw: mutateText(JSON.stringify(json ?? {}), pick),
        headers: { 'content-type': 'application/json' },
      };
    case 5:
      return { ...valid, json: mutateJson(mutateJson(json ?? {}, pick), pick) };
    default:
      return { ...valid, json: mutateJson(json ?? {}, pick) };
  }
}

type Schema = Readonly<Record<string, unknown>>;

/** A random value that matches a JSON schema, with some of these ids. */
export function wellFormed(schema: Schema, ids: readonly string[], pick: Pick): Json {
  const { const: fixed, enum: options, type, anyOf, oneOf, properties, required, prefixItems } = schema;
  const { items } = schema;
  if (fixed !== undefined) return fixed;
  if (Array.isArray(options)) return options[pick(options.length)];
  const choices = anyOf ?? oneOf;
  if (Array.isArray(choices)) return wellFormed(choices[pick(choices.length)], ids, pick);
  if (Array.isArray(prefixItems)) return prefixItems.map((item: Schema) => wellFormed(item, ids, pick));
  if (type === 'boolean') return pick(2) === 0;
  if (type === 'integer' || type === 'number') return pick(3) === 0 ? pick(60) : pick(6);
  if (type === 'string') return textFor(schema, ids, pick);
  if (type === 'array' && isSchema(items)) return [wellFormed(items, ids, pick)];
  if (properties === undefined) return { gold: pick(3), 'gold-window': pick(3), stone: pick(2) };
  const needed = Array.isArray(required) ? required : [];
  const members = Object.entries(properties as Record<string, Schema>).filter(
    ([key]) => needed.includes(key) || pick(2) === 0,
  );
  return Object.fromEntries(members.map(([key, member]) => [key, wellFormed(member, ids, pick)]));
}

const isSchema = (value: unknown): value is Schema => typeof value === 'object' && value !== null;

function textFor({ pattern }: Schema, ids: readonly string[], pick: Pick): string {
  const id = ids[pick(ids.length)] ?? 'x';
  return typeof pattern === 'string' && pattern.startsWith('^tech:') ? `tech:${id}` : id;
}

/** The body that submits a command. */
export function submissionOf(command: Json, expectedSeq: number) {
  return { expectedSeq, commandId: crypto.randomUUID(), command };
}
