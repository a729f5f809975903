import 'server-only';
import { asObject, type JsonObject } from '@/app/api/_openapi/json-object';
import examples from '@/generated/api-examples.json';
import type { Contract } from '@/lib/platform/http/contract';

/**
 * A request and response recorded from a game that the tests played, with long lists cut
 * (tests/api/examples).
 */
export interface ApiExample {
  readonly address: string;
  readonly request?: unknown;
  readonly answer?: unknown;
}

export function exampleOf({ method, path }: Pick<Contract, 'method' | 'path'>): ApiExample | undefined {
  const found = asObject(asObject(examples)[`${method} ${path}`]);
  const { address, ...rest } = found;
  return typeof address === 'string' ? { address, ...rest } : undefined;
}

/** A media type with its example. */
export function withExample(content: JsonObject, value: unknown): JsonObject {
  return value === undefined ? content : { ...content, examples: { game: { summary: 'Of a game', value } } };
}
