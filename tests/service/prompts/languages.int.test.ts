import fs from 'node:fs';
import path from 'node:path';
import pg from 'pg';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { LOCALES } from '@/lib/i18n/locales';
import { MISSING } from '@/lib/i18n/make-wording';
import { MESSAGE_KINDS } from '@/lib/outbox/kinds';
import { listKeptMail } from '@/lib/outbox/kept-mail';
import { deliverDue } from '@/lib/service/prompts/deliver-due';
import { queueMessage } from '@/lib/store/outbox-store';
import { messagesOf } from '../../i18n/catalogue';
import { channelFor, personAt } from '../../support/prompts';
import { randomNumbers, useService } from '../../support/service';
import { lookAs, playUntil, seatedTable } from '../../support/tables';

const { databaseUrl, dataDir } = await useService();
const sql = new pg.Pool({ connectionString: databaseUrl, max: 2 });
afterAll(() => sql.end());
beforeEach(async () => {
  await sql.query('delete from "Outbox"');
  fs.rmSync(path.join(dataDir, 'mail'), { recursive: true, force: true });
});

/** Pieces of English that stand in the messages around what they are filled with, long enough to mean something. */
const ENGLISH = [...messagesOf('en')]
  .filter(([key]) => /^(mail|events|position)\./.test(key))
  .flatMap(([, text]) => text.split(/\{[^{}]*(?:\{[^{}]*\}[^{}]*)*\}/))
  .map((piece) => piece.trim())
  .filter((piece) => piece.length > 9 && piece.includes(' '));

const PAYLOAD = { name: 'Eliška', text: 'Kde jsi?', deadline: '2026-11-21T17:45:00.000Z' };

describe.each(LOCALES)('in %s', (locale) => {
  test('every kind of message has words, and no others', { timeout: 60_000 }, async () => {
    const table = await seatedTable(3, { emails: false });
    const userId = await personAt(sql, table, 0, { locale, timeZone: 'Europe/Prague' });
    await channelFor(sql, userId, 'mail', { address: 'reader@praga.test' }, MESSAGE_KINDS);
    const pick = randomNumbers('languages');
    await playUntil(table, pick, ({ answer }) => answer.seq > 25);
    await sql.query('delete from "Outbox"');
    const { seq } = await lookAs(table, 0);
    const at = new Date();
    const texts: string[] = [];
    for (const kind of MESSAGE_KINDS) {
      await queueMessage({
        ...{ gameId: table.gameId, seat: 0, kind, seq, at },
        dedupe: `${locale} ${kind}`,
        payload: PAYLOAD,
      });
      expect(await deliverDue(), kind).toEqual({ sent: 1, failed: 0 });
      const [mail] = await listKeptMail();
      if (!mail) throw new Error(`no mail of ${kind}`);
      texts.push(`${mail.subject}\n${mail.text}`);
      expect(mail.html).toContain(`<html lang="${locale}">`);
      fs.rmSync(path.join(dataDir, 'mail'), { recursive: true });
    }
    const all = texts.join('\n');
    expect(new Set(texts).size).toBe(MESSAGE_KINDS.length);
    expect(all).not.toContain(MISSING);
    expect(all).not.toMatch(/[{}]|undefined|null|NaN/);
    expect(all).toContain('Eliška');
    // A quarter to six in London is a quarter to seven in Prague, where the reader lives.
    expect(all).toContain('18:45');
    if (locale !== 'en') expect(ENGLISH.filter((piece) => all.includes(piece))).toEqual([]);
    else expect(ENGLISH.filter((piece) => all.includes(piece)).length).toBeGreaterThan(15);
  });
});
