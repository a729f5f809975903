/**
 * Signing in by the code of an email. Each browser is a jar of cookies that posts the forms of the page.
 */
import { beforeEach, describe, expect, test } from 'vitest';
import { askForLink, confirmLink, enterCode } from '@/app/sign-in/actions';
import { confirmSignInCode, seeSignInCode } from '@/lib/features/people/sign-in';
import { sessionCookieName } from '@/lib/platform/auth/session';
import { db } from '@/lib/platform/db/db';
import { FORM_KEY, newFormKey } from '@/lib/platform/http/form-key';
import { LIMITS } from '@/lib/platform/http/limits/limits';
import { inRequest } from '../support/in-request';
import { newAddress } from '../support/guest-mail';
import { mailTo } from '../support/notifications';
import { useService } from '../support/service';

await useService();

let address = '';
beforeEach(() => {
  address = newAddress();
});

type Jar = Map<string, string>;
type Fields = Readonly<Record<string, string>>;

/** Posts a form of this browser; where it leads. */
async function post(jar: Jar, act: (form: FormData) => Promise<void>, fields: Fields): Promise<string> {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  const done: unknown = await inRequest({ cookies: jar, headers: new Headers() }, () => act(form)).catch(
    (error: unknown) => error,
  );
  if (!(done instanceof Error) || !('digest' in done)) throw done;
  return String(done.digest).split(';')[2] ?? '';
}

const ask = (jar: Jar, email = address) => post(jar, askForLink, { email });
const enter = (jar: Jar, code: string, more: Fields = {}) => post(jar, enterCode, { code, ...more });
const isIn = (jar: Jar) => jar.has(sessionCookieName());
const stateIn = (jar: Jar, at = new Date()) =>
  seeSignInCode(jar.get('asked_sign_in') ?? '', { now: () => at });

async function mailed(to = address) {
  const [mail] = await mailTo(to);
  const code = /^\d{6}$/m.exec(mail?.text ?? '')?.[0] ?? 'none';
  const token = /\/sign-in\/([\w-]{22})/.exec(mail?.text ?? '')?.[1] ?? 'none';
  return { code, token, html: mail?.html ?? '' };
}

/** A browser that has asked, with the code and the link of its email. */
async function asked() {
  const jar: Jar = new Map();
  expect(await ask(jar)).toBe('/sign-in?sent');
  return { jar, ...(await mailed()) };
}

/** A code of six digits that is not this one. */
const other = (code: string, by = 1) => String((Number(code) + by) % 1_000_000).padStart(6, '0');

const accountsOf = (email: string) => db().user.count({ where: { email } });

test('the code signs in the browser that asked, once, and is stored nowhere', async () => {
  const { jar, code, html } = await asked();
  expect(html).toContain(code);
  const stored = JSON.stringify(await db().verificationToken.findMany());
  expect(stored).not.toContain(code);
  expect(stored).not.toContain(jar.get('asked_sign_in'));
  expect(await enter(jar, code, { to: '/puzzles' })).toBe('/puzzles');
  expect(isIn(jar)).toBe(true);
  expect(await accountsOf(address)).toBe(1);
  expect(jar.get('asked_sign_in')).toBe('');
});

test.each([
  ['in two groups', (code: string) => `${code.slice(0, 3)} ${code.slice(3)}`],
  ['with spaces and line breaks around it', (code: string) => `\n ${code}\u00a0 `],
  ['digit by digit', (code: string) => [...code].join(' ')],
  [
    'in full width',
    (code: string) => [...code].map((d) => String.fromCodePoint(0xff10 + Number(d))).join(''),
  ],
])('a code may be typed or pasted %s', async (_, typed) => {
  const { jar, code } = await asked();
  expect(await enter(jar, typed(code))).toBe('/me');
});

test.each(['', '12345', '1234567', 'abcdef', '12 34 5x', '٠١٢٣٤٥', '9'.repeat(4000)])(
  'what has not six digits costs no try: %s',
  async (typed) => {
    const { jar } = await asked();
    expect(await enter(jar, typed)).toBe('/sign-in?sent&problem=digits');
    expect(await stateIn(jar)).toEqual({ kind: 'open', of: address, triesLeft: 5 });
  },
);

test('five wrong codes end it for this browser; the link of the email goes on working', async () => {
  const { jar, code, token } = await asked();
  for (let tried = 1; tried <= 5; tried += 1) {
    expect(await enter(jar, other(code, tried))).toBe('/sign-in?sent&problem=code');
    expect(await stateIn(jar)).toEqual(
      tried < 5 ? { kind: 'open', of: address, triesLeft: 5 - tried } : { kind: 'spent', of: address },
    );
  }
  expect(await enter(jar, code)).toBe('/sign-in?sent&problem=code');
  expect(isIn(jar)).toBe(false);
  expect(await post(jar, confirmLink, { token })).toBe('/me');
});

test('of many guesses at the same moment five are compared', async () => {
  const { jar, code } = await asked();
  const guesses = Array.from({ length: 12 }, (_, i) => enter(new Map(jar), other(code, i + 1)));
  await Promise.all(guesses);
  expect(await stateIn(jar)).toEqual({ kind: 'spent', of: address });
  const [row] = await db().verificationToken.findMany({ where: { identifier: `mail:${address}` } });
  expect(row?.codeTries).toBe(5);
});

test('the right code means nothing in another browser, and costs this one no try', async () => {
  const { jar, code } = await asked();
  const stranger: Jar = new Map();
  expect(await enter(stranger, code)).toBe('/sign-in?sent&problem=code');
  expect(await stateIn(stranger)).toEqual({ kind: 'unasked' });
  // One that asked for a mail of its own, to the same address or another, has another secret.
  for (const email of [newAddress(), address]) {
    const asking: Jar = new Map();
    await ask(asking, email);
    await enter(asking, code);
    expect(isIn(asking)).toBe(false);
  }
  for (const made of ['x', 'A'.repeat(22), "' or true --"]) {
    expect(await enter(new Map([['asked_sign_in', made]]), code)).toBe('/sign-in?sent&problem=code');
  }
  expect(await stateIn(jar)).toEqual({ kind: 'open', of: address, triesLeft: 5 });
  expect(await enter(jar, code)).toBe('/me');
});

test('in two tabs of one browser the newest code works', async () => {
  const { jar, code: first } = await asked();
  const second = newAddress();
  await ask(jar, second);
  const { code } = await mailed(second);
  if (first !== code) expect(await enter(jar, first)).toBe('/sign-in?sent&problem=code');
  expect(await enter(jar, code)).toBe('/me');
  expect([await accountsOf(address), await accountsOf(second)]).toEqual([0, 1]);
});

test('the code and the link are one grant: using one ends the other, and all that were asked before', async () => {
  const byLink = await asked();
  expect(await post(new Map(), confirmLink, { token: byLink.token })).toBe('/me');
  expect(await enter(byLink.jar, byLink.code)).toBe('/sign-in?sent&problem=code');
  expect(await stateIn(byLink.jar)).toEqual({ kind: 'used' });
  const [one, two] = [await asked(), await asked()];
  expect(await enter(one.jar, one.code)).toBe('/me');
  expect(await post(new Map(), confirmLink, { token: one.token })).toMatch(/^\/sign-in\//);
  expect(await post(new Map(), confirmLink, { token: two.token })).toMatch(/^\/sign-in\//);
  expect(await enter(two.jar, two.code)).toBe('/sign-in?sent&problem=code');
});

describe('posted more than once', () => {
  test('the same right code from several tabs at once gives one session', async () => {
    const { jar, code } = await asked();
    const tabs = Array.from({ length: 6 }, () => new Map(jar));
    const led = await Promise.all(tabs.map((tab) => enter(tab, code, { [FORM_KEY]: newFormKey() })));
    expect(led.filter((to) => to === '/me')).toHaveLength(1);
    expect(tabs.filter(isIn)).toHaveLength(1);
  });

  test('of requests that compare it at the same moment one gets in', async () => {
    const { jar, code } = await asked();
    const entered = { secret: jar.get('asked_sign_in') ?? '', code };
    const nobody = { userId: undefined, seatTokens: [], locale: 'en' } as const;
    const tried = await Promise.all([1, 2, 3, 4, 5].map(() => confirmSignInCode(entered, nobody)));
    expect(tried.filter(({ ok }) => ok)).toHaveLength(1);
  });

  test('a double click is one answer, and the same form from another browser is none', async () => {
    const { jar, code } = await asked();
    const form = { [FORM_KEY]: newFormKey() };
    const tabs = [new Map(jar), new Map(jar)] as const;
    expect(await Promise.all(tabs.map((tab) => enter(tab, code, form)))).toEqual(['/me', '/me']);
    expect(tabs[0].get(sessionCookieName())).toBe(tabs[1].get(sessionCookieName()));
    const thief: Jar = new Map();
    expect(await enter(thief, code, form)).toBe('/sign-in?sent&problem=code');
    expect(isIn(thief)).toBe(false);
  });
});

test('a code works for a quarter of an hour, its link for half of one', async () => {
  const { jar, code, token } = await asked();
  const in14 = new Date(Date.now() + 14 * 60_000);
  expect(await stateIn(jar, in14)).toMatchObject({ kind: 'open' });
  const past = new Date(Date.now() - 1);
  await db().verificationToken.updateMany({
    where: { identifier: `mail:${address}` },
    data: { codeExpires: past },
  });
  expect(await enter(jar, code)).toBe('/sign-in?sent&problem=code');
  expect(await stateIn(jar)).toEqual({ kind: 'expired', of: address });
  expect(await post(jar, confirmLink, { token })).toBe('/me');
});

test('codes for one address are limited for all browsers together; the link is not', async () => {
  const { jar, code, token } = await asked();
  for (let i = 0; i < LIMITS['sign-in-code'].most; i += 1) {
    await db().verificationToken.updateMany({
      where: { identifier: `mail:${address}` },
      data: { codeTries: 0 },
    });
    expect(await enter(jar, other(code, i + 1))).toBe('/sign-in?sent&problem=code');
  }
  expect(await enter(jar, code)).toBe('/sign-in?sent&problem=codes');
  expect(await post(jar, confirmLink, { token })).toBe('/me');
});

test('asking and entering answer the same for an address with an account and for one without', async () => {
  const known = await asked();
  expect(await enter(known.jar, known.code)).toBe('/me');
  for (const email of [address, newAddress()]) {
    const jar: Jar = new Map();
    expect(await ask(jar, email)).toBe('/sign-in?sent');
    const { code } = await mailed(email);
    expect(await enter(jar, other(code))).toBe('/sign-in?sent&problem=code');
    expect(await stateIn(jar)).toEqual({ kind: 'open', of: email, triesLeft: 4 });
  }
});
