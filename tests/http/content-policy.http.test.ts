/** Whatever a browser could show as a page says what it may load, however it was asked for. */
import { beforeAll, expect, test } from 'vitest';
import { sampled } from '../support/full';
import { wireTable } from '../support/wire';

const origin = process.env.SERVICE_URL ?? '';
const policyOf = ({ headers }: Response) => headers.get('content-security-policy') ?? '';

/** By the way they are asked for; most of these no browser would send, but a page must not depend on that. */
const ASKED: Readonly<Record<string, Record<string, string>>> = {
  'by a program': {},
  'by a browser': { 'sec-fetch-dest': 'document', 'sec-fetch-mode': 'navigate', accept: 'text/html' },
  'by a script': { 'sec-fetch-dest': 'empty', 'sec-fetch-mode': 'cors' },
  'ahead, by a link': { 'sec-fetch-dest': 'empty', 'sec-purpose': 'prefetch', purpose: 'prefetch' },
  'by another worker': { 'sec-fetch-dest': 'serviceworker' },
  'in a frame': { 'sec-fetch-dest': 'iframe' },
  'to renew itself': { rsc: '1' },
  'to renew itself, by a script': { rsc: '1', 'sec-fetch-dest': 'empty' },
  'ahead, as a part': { rsc: '1', 'next-router-prefetch': '1', 'next-router-segment-prefetch': '/_tree' },
  'as an action': { 'next-action': 'f'.repeat(42) },
  'as data': { 'x-nextjs-data': '1' },
  'as if it had been here': { 'x-middleware-subrequest': 'proxy:proxy:proxy:proxy:proxy' },
  'as if the policy was given': { 'content-security-policy': "script-src 'nonce-abcdefghijkl'" },
};

let paths: readonly string[];
beforeAll(async () => {
  const { id } = await wireTable(origin);
  paths = [
    ...['/', '/lobby', '/sign-in', '/status', '/nothing/here', `/games/${id}`, `/games/${id}/at/1`],
    // Signed links have a full stop in them.
    ...[
      '/unsubscribe/abc.def',
      '/seat/address/abc.def',
      '/confirm/abc.def',
      '/me/prompts/prove/abc.def',
      '/join/abc.def',
    ],
    ...[
      `/games/${id}.x`,
      '/nothing.html',
      '/lobby.rsc',
      '/lobby.txt',
      '/index.rsc',
      '/lobby.segments/_tree.segment.rsc',
    ],
    ...['/?lang=de', '/lobby?lang=de', '/games/%C5%BEi%C5%BEkov'],
  ];
});

test.each(sampled(Object.keys(ASKED), 1))('every page that is asked for has a policy: %s', async (how) => {
  const without: string[] = [];
  let shown = 0;
  for (const path of paths) {
    const response = await fetch(origin + path, { headers: ASKED[how] ?? {}, redirect: 'manual' });
    const type = response.headers.get('content-type') ?? '';
    const text = await response.text();
    expect(response.status, path).toBeLessThan(500);
    if (!/^text\/(html|x-component)/.test(type)) continue;
    shown += 1;
    const policy = policyOf(response);
    const nonce = /'nonce-([^']{20,})'/.exec(policy)?.[1];
    const isWhole = policy.includes("object-src 'none'") && policy.includes("frame-ancestors 'none'");
    if (!nonce || !isWhole) without.push(`${path} (${type})`);
    // Its own scripts run, but only where the policy is the one the page was made under.
    for (const [, other] of text.matchAll(/<script[^>]* nonce="([^"]+)"/g))
      if (other !== nonce) without.push(`${path}: a script under another nonce`);
  }
  expect(without).toEqual([]);
  expect(shown).toBeGreaterThan(5);
});

test('two pages never have the same nonce', async () => {
  const nonces = await Promise.all(
    Array.from({ length: 5 }, async () => /'nonce-([^']+)'/.exec(policyOf(await fetch(origin)))?.[1]),
  );
  expect(new Set(nonces).size).toBe(5);
});

test("image resizing is unavailable: Next's route for it is closed", async () => {
  const ways = ['/_next/image?url=%2Ficon.png&w=64&q=75', '/_next/image', '/_next/image/x?url=%2F&w=64&q=75'];
  for (const way of ways)
    for (const method of ['GET', 'HEAD', 'POST'])
      expect((await fetch(origin + way, { method })).status, `${method} ${way}`).toBe(404);
});
