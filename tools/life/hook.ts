// A player's webhook: a program that stores the messages it gets.
import { createHmac } from 'node:crypto';
import { after, minutesAfter, words } from './law';
import type { Table } from './table';
import type { Call } from './world';

interface Hook {
  readonly path: string;
  readonly key: string;
  /** The calls so far, without the test at its beginning. */
  calls(): readonly Call[];
}

/** Adds a webhook on a person's page of channels. */
export async function addWebhook(table: Table, name: string): Promise<Hook> {
  const { hooks } = table.world;
  const path = `/life/${table.no}`;
  const typed = { form: 'json', url: hooks.url + path, label: 'My program' };
  const added = await table.does(name, '/me/prompts', 'Add the webhook', typed, 'Address (https)');
  const key = /whsec_[\w+/=]+/.exec(added.html)?.[0] ?? '';
  table.expect(key !== '', 'the page of the webhook shows no key');
  const got = () => hooks.got.filter((call) => call.path === path);
  const [test] = got();
  table.expect(test !== undefined && kindsOf(test).join() === 'test', 'a new webhook gets no test');
  return { path, key, calls: () => got().slice(1) };
}

export const sentAt = ({ headers }: Call) => new Date(Number(headers['webhook-timestamp']) * 1000);
function kindsOf({ body }: Call): readonly string[] {
  const { messages }: { messages: readonly { readonly kind: string }[] } = JSON.parse(body.toString('utf8'));
  return messages.map(({ kind }) => kind);
}

const attemptOf = ({ body }: Call): number => JSON.parse(body.toString('utf8')).attempt;

/** Whether a call is signed by the rules of Standard Webhooks. */
function isSigned({ headers, body }: Call, key: string): boolean {
  const [id, at] = [headers['webhook-id'], headers['webhook-timestamp']];
  const secret = Buffer.from(key.replace('whsec_', ''), 'base64');
  const mac = createHmac('sha256', secret).update(`${id}.${at}.`).update(body).digest('base64');
  return headers['webhook-signature'] === `v1,${mac}`;
}

const stamps = (times: readonly Date[]) =>
  times.map((at) => at.toISOString().slice(0, 16)).join(', ') || 'never';

interface ExpectedCalls {
  readonly times: readonly Date[];
  readonly kind?: string;
  readonly from?: number;
}

/**
 * Checks that the webhook was called at these moments and no others, signed and about this subject. `from` is
 * the first call to check.
 */
export function expectCalls(
  table: Table,
  { calls, key }: Hook,
  { times, kind = 'your-turn', from = 0 }: ExpectedCalls,
): void {
  const got = calls().slice(from);
  const [seen, wanted] = [stamps(got.map(sentAt)), stamps(times)];
  table.expect(seen === wanted, `the webhook was called ${seen}, expected ${wanted}`);
  for (const call of got) {
    table.expect(isSigned(call, key), 'the webhook was called without a good signature');
    table.expect(kindsOf(call).join() === kind, `the webhook was told ${kindsOf(call)}`);
  }
}

/** Checks that the attempts of one message have the same id and count up. */
export function expectAttempts(table: Table, got: readonly Call[]): void {
  const ids = new Set(got.map(({ headers }) => headers['webhook-id']));
  table.expect(ids.size === 1, `${got.length} attempts had ${ids.size} ids`);
  const attempts = got.map(attemptOf).join();
  table.expect(attempts === got.map((_, n) => n + 1).join(), `attempts counted themselves ${attempts}`);
}

/** Plays two turns, so the first player is to move again and gets a message; returns its time. */
export async function aRound(table: Table): Promise<Date> {
  const first = table.seated(0);
  await table.turnAndMail(after(table.now, 3));
  await table.turn(after(table.now, 3));
  const told = minutesAfter(table.now, 2);
  await table.comes(told, { [first.name]: [['it’s your turn', words(table.marks().out, first.zone)]] });
  return told;
}
