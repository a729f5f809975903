import 'server-only';
import { createHash } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { z } from 'zod';
import { systemClock, type Clock } from '@/lib/platform/clock';
import { claimPost, dropClaim, keepAnswer, loadAnswer } from '@/lib/platform/http/post-once-store';
import { openText, sealText } from '@/lib/platform/http/sealed';
import { FORM_KEY } from './form-key';

/** Collects the cookies of an answer. */
export interface AnswerJar {
  set(name: string, value: string, options: CookieOptions): unknown;
}

const CookieOptions = z.object({
  path: z.string().optional(),
  maxAge: z.number().optional(),
  httpOnly: z.boolean().optional(),
  secure: z.boolean().optional(),
  sameSite: z.enum(['lax', 'strict', 'none']).optional(),
});
type CookieOptions = z.output<typeof CookieOptions>;

const Answer = z.object({
  to: z.string(),
  cookies: z.array(z.object({ name: z.string(), value: z.string(), options: CookieOptions })),
  people: z.array(z.string().nullable()),
});

/** The redirect target of a post, and the cookies that its browser gets. */
export type PostAnswer = z.output<typeof Answer>;

export interface Post {
  /** The name of the form's action, one per form. */
  readonly name: string;
  readonly form: FormData;
  /** The person who posts it, if known. */
  readonly by: string | undefined;
}

/** The result of a post: its redirect target, and the person its browser belongs to afterwards. */
export interface PostResult<To extends string = string> {
  readonly to: To;
  readonly became?: string | undefined;
  /** Set if nothing was done: the same form can be posted again. */
  readonly isRefused?: true;
}

/** How long a repetition waits for the answer of the first post. */
const PATIENCE_MS = 20_000;

/**
 * Performs a form's action at most once: the same form posted again within an hour gets the same answer with
 * the same cookies. A form with other fields, or a newly rendered one, is a different form. If `make` throws,
 * as a redirect does, the post counts as refused. Undefined if the first post has no answer after twenty
 * seconds: its server was killed or hangs, and may have done it. A form without a key is processed each time.
 */
export async function postOnce(
  { name, form, by }: Post,
  make: (jar: AnswerJar) => Promise<PostResult>,
  clock: Clock = systemClock,
): Promise<PostAnswer | undefined> {
  const content = contentOf(name, form);
  if (!content) return answerOf(by, make);
  const id = hashOf('id', content);
  for (let waited = 0; ; waited++) {
    const at = clock.now();
    if (await claimPost(id, at)) return makeAndKeep({ id, at, seal: hashOf('seal', content) }, by, make);
    const first = await loadAnswer(id);
    if (first?.answer) {
      const answer = unsealed(first.answer, hashOf('seal', content));
      // Another person at the same browser does not get the previous one's answer.
      return answer?.people.includes(by ?? null) ? answer : answerOf(by, make);
    }
    if (first && at.getTime() - first.at.getTime() > PATIENCE_MS) return undefined;
    await sleep(Math.min(50 * (waited + 1), 250));
  }
}

interface Claim {
  readonly id: string;
  readonly at: Date;
  readonly seal: string;
}

async function makeAndKeep(
  { id, at, seal }: Claim,
  by: string | undefined,
  make: (jar: AnswerJar) => Promise<PostResult>,
): Promise<PostAnswer> {
  try {
    const answer = await answerOf(by, make);
    if (answer.isRefused) await dropClaim(id, at);
    else await keepAnswer(id, at, sealText(JSON.stringify(answer), seal));
    return answer;
  } catch (error) {
    await dropClaim(id, at);
    throw error;
  }
}

async function answerOf(
  by: string | undefined,
  make: (jar: AnswerJar) => Promise<PostResult>,
): Promise<PostAnswer & Pick<PostResult, 'isRefused'>> {
  const cookies: PostAnswer['cookies'] = [];
  const jar: AnswerJar = {
    set: (name, value, options) => cookies.push({ name, value, options: CookieOptions.parse(options) }),
  };
  const { to, became, isRefused } = await make(jar);
  const people = [by ?? null, became ?? by ?? null];
  return { to, cookies, people, ...(isRefused ? { isRefused } : {}) };
}

/** Fields without meaning for the request: Next's own, and one that only a script fills in. */
const isAside = (name: string): boolean => name.startsWith('$ACTION') || name === 'timeZone';

/** The complete content of a form, with its key; undefined if it has no key. */
function contentOf(name: string, form: FormData): string | undefined {
  const key = form.get(FORM_KEY);
  if (typeof key !== 'string' || !/^[0-9a-f]{32}$/.test(key)) return undefined;
  const fields = [...form].filter(([field, value]) => typeof value === 'string' && !isAside(field));
  return JSON.stringify([name, key, ...fields]);
}

const hashOf = (use: 'id' | 'seal', content: string): string =>
  createHash('sha256').update(`praga form ${use} ${content}`).digest('hex');

function unsealed(text: string, seal: string): PostAnswer | undefined {
  const opened = openText(text, seal);
  return opened === undefined ? undefined : Answer.safeParse(JSON.parse(opened)).data;
}
