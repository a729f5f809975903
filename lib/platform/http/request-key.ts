/** `Idempotency-Key`: a change that is sent twice is made once, and both get the same answer. */
import 'server-only';
import { createHash } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { z } from 'zod';
import { canonicalJson } from '@/lib/game/eventlog/chain';
import { admittedPerson } from '@/lib/platform/auth/access-token';
import { bearerToken } from '@/lib/platform/auth/seat-proof';
import { userIdOf } from '@/lib/platform/auth/session';
import { systemClock } from '@/lib/platform/clock';
import { isLook, type Contract } from '@/lib/platform/http/contract';
import { problem, problemResponse } from '@/lib/platform/http/problem';
import { runKeyed } from '@/lib/platform/http/request-key-store';
import { openText, sealText } from '@/lib/platform/http/sealed';

export const KEY_HEADER = 'idempotency-key';
/** Random enough that nobody guesses the key of a request without a token. */
export const KEY_PATTERN = /^[\x21-\x7e]{20,100}$/;

/** Whether an operation takes a key: each that may make something. Moves have the ids of their commands. */
export const takesKey = (contract: Contract): boolean =>
  contract.method === 'POST' &&
  !isLook(contract) &&
  !contract.isMove &&
  contract.access !== 'scheduler' &&
  contract.access !== 'operator';

/** How long a request waits for others, without a connection, and the pauses between two tries. */
const PATIENCE_MS = 15_000;
const FIRST_PAUSE_MS = 50;
const LAST_PAUSE_MS = 500;

const Kept = z.object({
  status: z.int(),
  text: z.string(),
  headers: z.array(z.tuple([z.string(), z.string()])),
});

interface Asked {
  readonly contract: Contract;
  readonly headers: Headers;
  /** The parts of the request that decide what it does. */
  readonly input: object;
}

/** Answers a request with a key. Refusals are not kept: the same key may be sent again. */
export async function answerOnce(
  { contract, headers, input }: Asked,
  respond: () => Promise<Response>,
): Promise<Response> {
  const key = headers.get(KEY_HEADER) ?? '';
  if (!KEY_PATTERN.test(key)) return problemResponse(WRONG_KEY);
  const asker = await askerOf(headers);
  const id = hashOf('id', contract.id, asker, key);
  const seal = hashOf('seal', contract.id, asker, key);
  const asked = hashOf('asked', canonicalJson(JSON.parse(JSON.stringify(input))));
  const keep = async (response: Response) =>
    response.ok ? { asked, sealed: sealText(JSON.stringify(await keptOf(response)), seal) } : undefined;
  const began = performance.now();
  for (let pause = FIRST_PAUSE_MS; ; pause = Math.min(pause * 1.5, LAST_PAUSE_MS)) {
    const run = await runKeyed(id, systemClock.now(), respond, keep);
    if (run === 'busy' || run === 'full') {
      if (performance.now() - began >= PATIENCE_MS) return problemResponse(WAITED[run]);
      await sleep(pause);
      continue;
    }
    if ('made' in run) return run.made;
    if (run.known.asked !== asked) return problemResponse(REUSED);
    return responseOf(openText(run.known.sealed, seal));
  }
}

/** The person, or the holder of a seat's token. Without either, the key is the only proof. */
async function askerOf(headers: Headers): Promise<string> {
  const token = bearerToken(headers);
  if (token === undefined) return (await userIdOf({ headers })) ?? 'anybody';
  return admittedPerson(headers) ?? `token ${token}`;
}

const hashOf = (use: string, ...parts: readonly string[]): string =>
  createHash('sha256')
    .update(JSON.stringify(['praga request', use, ...parts]))
    .digest('hex');

async function keptOf(response: Response): Promise<z.output<typeof Kept>> {
  return { status: response.status, text: await response.clone().text(), headers: [...response.headers] };
}

function responseOf(text: string | undefined): Response {
  if (text === undefined) throw new Error('an answer was sealed with another key');
  const { status, text: body, headers } = Kept.parse(JSON.parse(text));
  return new Response(body, { status, headers });
}

const WRONG_KEY = problem('invalid-request', 'The headers do not have the expected form.', {
  issues: [{ path: 'headers.Idempotency-Key', message: 'needs 20 to 100 visible ASCII characters' }],
});
const BUSY_S = 5;
const WAITED = {
  busy: problem('key-busy', 'The first request with this key is not answered yet.', { retryAfter: BUSY_S }),
  full: problem('key-busy', 'Too many requests with keys are not answered yet.', { retryAfter: BUSY_S }),
};
const REUSED = problem('key-reused', 'This key was sent with another request.');
