import 'server-only';
import { z } from 'zod';
import { answerOf } from '@/lib/platform/http/answer-of';
import { logger } from '@/lib/platform/logger';

/**
 * The answer of an operation. An item of its lists that does not fit the schema is logged and left out: one odd
 * stored value never costs the whole list. Everything else has to fit.
 */
export function listAnswerOf<S extends z.ZodType>(operation: string, schema: S, body: object): z.input<S> {
  try {
    return answerOf(schema, body);
  } catch (error) {
    if (!(error instanceof z.ZodError)) throw error;
    const odd = error.issues.map(({ path: [list, item] }) => ({ list, item }));
    if (!odd.every(({ list, item }) => isItem(body, list, item))) throw error;
    logger().error({ operation, items: odd.length }, 'an answer has items that cannot be told');
    return answerOf(schema, without(body, odd));
  }
}

interface Item {
  readonly list: PropertyKey | undefined;
  readonly item: PropertyKey | undefined;
}

const isItem = (body: object, list: Item['list'], item: Item['item']): boolean =>
  typeof list === 'string' &&
  typeof item === 'number' &&
  Array.isArray(new Map(Object.entries(body)).get(list));

const without = (body: object, odd: readonly Item[]): object =>
  Object.fromEntries(
    Object.entries<unknown>({ ...body }).map(([name, each]) => [
      name,
      Array.isArray(each)
        ? each.filter((_item, i) => !odd.some(({ list, item }) => list === name && item === i))
        : each,
    ]),
  );
