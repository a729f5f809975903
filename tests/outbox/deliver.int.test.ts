import fs from 'node:fs';
import fsPromises from 'node:fs/promises';
import path from 'node:path';
import { afterAll, expect, test, vi } from 'vitest';
import { env } from '@/lib/platform/env';
import { sendMail } from '@/lib/platform/outbox/channels/mail';
import { isStoredMailOpen, listStoredMail } from '@/lib/platform/outbox/kept-mail';
import type { Mail } from '@/lib/platform/outbox/mail';
import { letterOf } from '@/lib/platform/outbox/templates/letter';
import { startMailServer } from '../support/mail-server';
import { parcelOf } from '../support/notifications';
import { useService } from '../support/service';

const { dataDir } = await useService();
const smtp = await startMailServer();
afterAll(() => smtp.close());

const mail: Mail = {
  id: '11111111-2222-4333-8444-555555555555',
  attempt: 1,
  locale: 'en',
  to: { name: 'Anežka "A" <x>', address: 'anezka@praga.test' },
  subject: 'Your turn in Staré Město\r\nBcc: all@praga.test',
  text: 'Dear Anežka,\n\nit is your turn.\n',
  html: '<p>Dear Anežka</p>',
  pictures: [],
  tells: [],
  createdAt: new Date('2026-11-20T12:00:00.000Z'),
  sentAt: new Date('2026-11-29T08:00:00.000Z'),
};

test('without a mail server a mail is kept, and a repetition replaces it', async () => {
  await sendMail(mail);
  await sendMail({ ...mail, text: 'again' });
  const kept = await listStoredMail();
  expect(kept).toHaveLength(1);
  expect(kept[0]).toMatchObject({
    id: mail.id,
    to: mail.to,
    text: 'again',
    createdAt: '2026-11-20T12:00:00.000Z',
  });
  const names = fs.readdirSync(path.join(dataDir, 'mail')).sort();
  expect(names).toEqual([
    `2026-11-20T12-00-00-000Z-${mail.id}.json`,
    `2026-11-20T12-00-00-000Z-${mail.id}.txt`,
  ]);
});

test('kept mail is shown in development, and of a built service only to its own machine', () => {
  const here = { isThisMachine: true, isLocalService: true };
  const elsewhere = { ...here, isThisMachine: false };
  expect(isStoredMailOpen(elsewhere)).toBe(true);
  Object.assign(env(), { NODE_ENV: 'production' });
  expect(isStoredMailOpen(here)).toBe(true);
  expect(isStoredMailOpen(elsewhere)).toBe(false);
  expect(isStoredMailOpen({ ...here, isLocalService: false })).toBe(false);
  Object.assign(env(), { NODE_ENV: 'test' });
});

test('a folder that cannot be written loses the mail, not the move', async () => {
  const readOnly = Object.assign(new Error('read-only file system'), { code: 'EROFS' });
  const mkdir = vi.spyOn(fsPromises, 'mkdir').mockRejectedValueOnce(readOnly);
  await expect(sendMail(mail)).resolves.toBeUndefined();
  const full = Object.assign(new Error('no space left'), { code: 'ENOSPC' });
  mkdir.mockRejectedValueOnce(full);
  await expect(sendMail(mail)).rejects.toThrow('no space left');
  mkdir.mockRestore();
});

test('with a mail server every attempt has one id, its number and its date, and nobody else gets a copy', async () => {
  Object.assign(env(), { SMTP_URL: smtp.url });
  await sendMail(mail);
  await sendMail({ ...mail, attempt: 2, sentAt: new Date('2026-11-29T09:00:00.000Z') });
  Object.assign(env(), { SMTP_URL: undefined });
  expect(smtp.got).toHaveLength(2);
  smtp.got.forEach(({ raw }, i) => {
    const message = raw.toString('utf8');
    expect(message).toContain(`Message-ID: <${mail.id}@praga.test>`);
    expect(message).toContain(`X-Praga-Attempt: ${i + 1}`);
    expect(message).toMatch(new RegExp(`^Date: Sun, 29 Nov 2026 0${i + 8}:00:00 `, 'm'));
    expect(message).toContain(`X-Praga-Delivery: ${mail.id}`);
    expect(message).toContain('Auto-Submitted: auto-generated');
    expect(message).toMatch(/^Content-Type: multipart\/alternative/m);
    expect(message).not.toMatch(/^Bcc:/im);
  });
});

const MESSAGE = {
  kind: 'your-turn',
  gameId: 'x',
  table: 'Us',
  subject: 's',
  lead: 'l',
  link: { label: 'Open', url: 'http://praga.test/games/x' },
} as const;

test('typed text does not become markup', () => {
  const message = {
    ...MESSAGE,
    table: '<b>Us</b>',
    lead: 'it is your turn in "Us" & them.',
    link: { label: 'Open', url: 'http://praga.test/games/x?a=1&b="2"' },
    sections: [{ title: 'News', lines: ["<b>Anna</b>'s move"] }],
  };
  const hostile = { subject: '</title><b>', greeting: 'Dear <script>alert(1)</script>,' };
  const { html, text } = letterOf(parcelOf({ ...hostile, messages: [message] }), 'a@praga.test');
  expect(html).not.toMatch(/<script|<b>/);
  expect(html).toContain('href="http://praga.test/games/x?a=1&amp;b=&quot;2&quot;"');
  expect(text).toContain("- <b>Anna</b>'s move");
});

test('a line that ends with an address of the service is a link by its words, one that leads elsewhere is not', () => {
  const lines = [
    'Replay: http://praga.test/games/x/at/1',
    'Us, until 18:00 · http://praga.test/games/x?for=abc',
    'http://praga.test/games/x',
    'see http://evil.test/games/x',
    'http://praga.test.evil.test/',
  ];
  const message = { ...MESSAGE, sections: [{ title: 'Afterwards', lines }] };
  const { html, text } = letterOf(parcelOf({ messages: [message] }), 'a@b');
  const items = [...html.matchAll(/<li[^>]*>(.*?)<\/li>/g)].map(([, item = '']) =>
    item.replace(/ style="[^"]*"/, ''),
  );
  expect(items).toEqual([
    '<a href="http://praga.test/games/x/at/1">Replay</a>',
    '<a href="http://praga.test/games/x?for=abc">Us, until 18:00</a>',
    '<a href="http://praga.test/games/x">Afterwards</a>',
    ...lines.slice(3),
  ]);
  expect(text).toContain('- Replay: http://praga.test/games/x/at/1');
});
