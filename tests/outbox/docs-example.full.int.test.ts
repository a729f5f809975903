import { execFileSync, spawnSync } from 'node:child_process';
import fs from 'node:fs';
import { createRequire } from 'node:module';
import os from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, expect, test, vi } from 'vitest';
import { HookBody } from '@/lib/features/notify/contract-hook';
import { env } from '@/lib/platform/env';
import { sendToHook } from '@/lib/platform/outbox/channels/webhook';
import { standardKey } from '@/lib/platform/outbox/standard-webhooks';
import { parcelOf, startReceiver, type Heard } from '../support/notifications';
import { useService } from '../support/service';

vi.stubEnv('HOOKS_TO_LOCALHOST', '1');
await useService();
const receiver = await startReceiver();
const dir = fs.mkdtempSync(path.join(os.tmpdir(), 'praga-docs-'));
afterAll(async () => {
  await receiver.close();
  fs.rmSync(dir, { recursive: true, force: true });
});

const SECRET = 'the key that is shown at the channel';
const parcel = parcelOf({ id: 'b7a9', attempt: 2, locale: 'cs', to: 'Anežka', subject: 'Šachta' });

/** The examples of docs/webhooks.md, run unchanged: each block of code that begins with an import. */
async function examples(): Promise<Record<string, (...given: unknown[]) => unknown>> {
  const text = fs.readFileSync(path.join(import.meta.dirname, '../../docs/webhooks.md'), 'utf8');
  const blocks = text.match(/^ {4}import \{.*\n(?: {4}.*\n|\n(?= {4}))+/gm) ?? [];
  const library = pathToFileURL(createRequire(import.meta.url).resolve('standardwebhooks')).href;
  const loaded = blocks.map(async (block, i) => {
    const code = block.replace(/^ {4}/gm, '').replace("'standardwebhooks'", `'${library}'`);
    const file = path.join(dir, `example-${i}.mjs`);
    fs.writeFileSync(file, `${code}\nexport { ${/^function (\w+)/m.exec(code)?.[1]} };\n`);
    return import(/* @vite-ignore */ pathToFileURL(file).href);
  });
  return Object.assign({}, ...(await Promise.all(loaded)));
}

async function heardAt(now: Date, form = 'json', more: object = { scheme: 'standard' }): Promise<Heard> {
  Object.assign(env(), { HOOKS_TO_LOCALHOST: true });
  await sendToHook({ form, url: `${receiver.url}/hook`, secret: SECRET, ...more }, parcel, now);
  const heard = receiver.heard.at(-1);
  if (!heard) throw new Error('nothing came');
  return heard;
}

test('the example for Standard Webhooks accepts our messages, and refuses changed or old ones', async () => {
  const { readMessages } = await examples();
  const { headers, body } = await heardAt(new Date());
  expect(headers['webhook-id']).toBe(parcel.id);
  const key = standardKey(SECRET);
  expect(readMessages?.(key, headers, body)).toMatchObject({ id: 'b7a9', attempt: 2, subject: 'Šachta' });
  const changed = Buffer.from(body.toString().replace('Šachta', 'Sachta'));
  expect(() => readMessages?.(key, headers, changed)).toThrow('No matching signature');
  expect(() => readMessages?.(standardKey('another'), headers, body)).toThrow('No matching signature');
  const old = await heardAt(new Date(Date.now() - 10 * 60_000));
  expect(() => readMessages?.(key, old.headers, old.body)).toThrow('too old');
});

test('every form of text is signed; only older hooks carry our own signature as well', async () => {
  for (const form of ['json', 'slack', 'ntfy']) {
    const { headers } = await heardAt(new Date(), form);
    expect(headers['webhook-signature']).toMatch(/^v1,/);
    expect(Object.keys(headers).filter((name) => name.startsWith('x-praga'))).toEqual([]);
    const older = await heardAt(new Date(), form, {});
    expect(older.headers['webhook-signature']).toMatch(/^v1,/);
    expect(older.headers['x-praga-signature']).toMatch(/^v1=/);
  }
});

const hasPython = spawnSync('python3', ['--version']).status === 0;
if (!hasPython) console.warn('there is no python3 here: the example in Python was not run');

/** Answers of the example in Python, to a delivery as it came. */
function inPython(name: string, key: string, { headers, body }: Heard): boolean {
  const text = fs.readFileSync(path.join(import.meta.dirname, '../../docs/webhooks.md'), 'utf8');
  const blocks = text.match(/^ {4}import \w+,.*\n(?: {4}.*\n|\n(?= {4}))+/gm) ?? [];
  const call = `import json, sys, base64 as b64
given = json.load(sys.stdin)
print(${name}(given["key"], given["headers"], b64.b64decode(given["body"])))`;
  const code = [...blocks.map((block) => block.replace(/^ {4}/gm, '')), call].join('\n');
  const input = JSON.stringify({ key, headers, body: Buffer.from(body).toString('base64') });
  return execFileSync('python3', ['-c', code], { input, encoding: 'utf8' }).trim() === 'True';
}

test.runIf(hasPython)('the Python example recognises our messages, fresh and complete', async () => {
  const heard = await heardAt(new Date());
  const changed = { ...heard, body: Buffer.from(heard.body.toString().replace('Šachta', 'Sachta')) };
  const old = await heardAt(new Date(Date.now() - 10 * 60_000));
  const key = standardKey(SECRET);
  expect(inPython('is_standard', key, heard)).toBe(true);
  expect(inPython('is_standard', key, changed)).toBe(false);
  expect(inPython('is_standard', key, old)).toBe(false);
  expect(inPython('is_standard', standardKey('another'), heard)).toBe(false);
});

test('a body is as the section `webhooks` of the description says', async () => {
  const { body } = await heardAt(new Date());
  expect(HookBody.safeParse(JSON.parse(body.toString())).error).toBeUndefined();
});
