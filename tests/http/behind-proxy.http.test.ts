/** The built service behind a reverse proxy: its public address is APP_URL, whatever the proxy hands on. */
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { HANDED_ON, reverseProxy, type Handed, type ReverseProxy } from '../../tools/lib/reverse-proxy';
import { formOf } from '../../tools/smoke/stranger';
import { inFull, ofEachKind } from '../support/full';
import { startMailServer, type MailServer } from '../support/mail-server';
import { startOwnServer } from '../support/own-server';
import { wireTable, wireTurn } from '../support/wire';

const PUBLIC = 'https://praga.test:8443';
const { host: ASKED } = new URL(PUBLIC);

let office: MailServer;
let server: Awaited<ReturnType<typeof startOwnServer>>;
const dataDir = fs.mkdtempSync(path.join(os.tmpdir(), 'praga-proxy-'));
beforeAll(async () => {
  office = await startMailServer();
  server = await startOwnServer({ APP_URL: PUBLIC, SMTP_URL: office.url, DATA_DIR: dataDir });
}, 90_000);
afterAll(async () => {
  await server.stop();
  await office.close();
  fs.rmSync(dataDir, { recursive: true, force: true });
});

const { rows, how } = ofEachKind('proxies', Object.keys(HANDED_ON) as Handed[], {
  key: (handed) => handed,
  kinds: (handed) => [handed === 'Host kept' ? 'as documented' : 'otherwise'],
  each: inFull(9, 1),
});

describe.each(rows)(`handed on: %s (${how})`, (handed) => {
  let proxy: ReverseProxy;
  beforeAll(async () => {
    proxy = await reverseProxy(handed, ASKED);
    proxy.lead(server.origin);
  });
  afterAll(() => proxy.close());

  /** No answer sends anybody to an address that only the proxy knows. */
  async function ask(where: string, init: RequestInit = {}): Promise<Response> {
    const response = await fetch(proxy.origin + where, { redirect: 'manual', ...init });
    const location = response.headers.get('location');
    if (location !== null) expect(new URL(location, PUBLIC).origin).toBe(PUBLIC);
    return response;
  }
  const post = (where: string, body: BodyInit, headers: Record<string, string> = {}) =>
    ask(where, {
      method: 'POST',
      body,
      headers: { origin: PUBLIC, referer: `${PUBLIC}/rules?a=1`, ...headers },
    });
  const emailOf = (what: string) => `${what}-${rows.indexOf(handed)}@example.test`;

  test('pages open, and former addresses lead on', async () => {
    for (const page of ['/', '/sign-in', '/rules']) expect((await ask(page)).status).toBe(200);
    expect((await ask('/train')).headers.get('location')).toMatch(/\/offline$/);
    expect((await ask('/rules/')).status).toBe(308);
  });

  test('a form is sent without scripts, and the link in its email is the public one', async () => {
    const email = emailOf('plain');
    const form = await formOf(proxy.origin, '/sign-in', { email });
    const sent = await post('/sign-in', form);
    expect([sent.status, sent.headers.get('location')]).toEqual([
      303,
      expect.stringMatching(/\/sign-in\?sent/),
    ]);
    const cookies = sent.headers.getSetCookie();
    expect(cookies.filter((cookie) => !/; secure/i.test(cookie))).toEqual([]);
    const mail = office.got.find(({ to }) => to.includes(email))?.raw.toString('utf8') ?? '';
    expect(mail).toContain(`${PUBLIC}/sign-in/`);
    expect(mail).not.toContain(new URL(server.origin).host);
  });

  test('and with them', async () => {
    const form = await formOf(proxy.origin, '/sign-in', {});
    const id = [...form.keys()].find((name) => name.startsWith('$ACTION_ID_'))?.slice('$ACTION_ID_'.length);
    const body = new FormData();
    body.set('0', '["$K1"]');
    const sent = await post('/sign-in', body, { 'next-action': id ?? '', accept: 'text/x-component' });
    // The action has run: the form has no email in it.
    expect([sent.status, sent.headers.get('x-action-redirect')]).toEqual([
      200,
      expect.stringMatching(/^\/sign-in\?problem=email/),
    ]);
  });

  test('a form of a route leads back to its page', async () => {
    const form = new URLSearchParams({ lang: 'de' });
    const sent = await post('/language', form);
    expect([sent.status, sent.headers.get('location')]).toEqual([303, '/rules?a=1']);
    expect(sent.headers.getSetCookie().join()).toMatch(/^lang=de;/);
  });

  test('a seat is taken by its link, the API knows its cookie, and a stream tells each step at once', async () => {
    const table = await wireTable(proxy.origin);
    const entered = await post(`/api/games/${table.id}/sit`, '{}', {
      'content-type': 'application/json',
      authorization: `Bearer ${table.tokens[0]}`,
    });
    expect(entered.status).toBe(200);
    const stream = await ask(`/api/games/${table.id}/stream`);
    const told = stream.body?.pipeThrough(new TextDecoderStream()).getReader();
    let text = '';
    const until = async (wanted: RegExp) => {
      while (!wanted.test(text)) {
        const { value, done } = (await told?.read()) ?? { done: true };
        if (done) throw new Error(`the stream ended: ${text}`);
        text += value;
      }
    };
    await until(/^id: /m);
    text = '';
    await wireTurn(table);
    await until(/^id: /m);
    await told?.cancel();
  });

  test('a page of another site is refused in words', async () => {
    const form = await formOf(proxy.origin, '/sign-in', { email: emailOf('evil') });
    const evil = { origin: 'https://evil.test', accept: 'text/html' };
    const refused = await post('/sign-in', form, evil);
    expect(refused.status).toBe(403);
    expect(await refused.text()).toContain(`href="${PUBLIC}/"`);
    const byScript = await post('/sign-in', form, { ...evil, 'next-action': 'f'.repeat(42) });
    expect([byScript.status, (await byScript.json()).code]).toEqual([403, 'cross-site']);
    expect((await post('/language', new URLSearchParams({ lang: 'de' }), evil)).status).toBe(403);
    expect(office.got.some(({ to }) => to.includes(emailOf('evil')))).toBe(false);
  });

  test('the operator is told what is missing', async () => {
    const asked = { headers: { authorization: `Bearer ${process.env.CRON_SECRET}` } };
    const { findings } = await (await ask('/api/health/proxy', asked)).json();
    const wrong = findings.filter(({ isOk }: { isOk: boolean }) => !isOk);
    const WRONG: Partial<Record<Handed, string>> = {
      'plain http, and a name of its own': 'scheme',
      nothing: 'address',
    };
    expect(wrong.map(({ part }: { part: string }) => part)).toEqual(WRONG[handed] ? [WRONG[handed]] : []);
  });
});

test('a connection that the proxy keeps outlives what proxies keep', async () => {
  const response = await fetch(`${server.origin}/api/health/live`);
  const [, seconds] = /timeout=(\d+)/.exec(response.headers.get('keep-alive') ?? '') ?? [];
  expect(Number(seconds)).toBeGreaterThan(120);
});
