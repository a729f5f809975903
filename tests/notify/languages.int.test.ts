import fs from 'node:fs';
import path from 'node:path';
import pg from 'pg';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { deliverDue } from '@/lib/features/notify/deliver-due';
import { LOCALES, type Locale } from '@/lib/game/wording/language/locales';
import { MISSING } from '@/lib/game/wording/language/make-wording';
import { CIRCLE_KINDS, MESSAGE_KINDS } from '@/lib/game/wording/message-kinds';
import { listStoredMail } from '@/lib/platform/outbox/kept-mail';
import { queueMessage } from '@/lib/platform/outbox/outbox-store';
import { messagesOf } from '../i18n/catalogue';
import { inFull } from '../support/full';
import { channelFor, forgetMails, personAt } from '../support/notifications';
import { randomNumbers, useService } from '../support/service';
import { lookAs, playUntil, seatedTable, sitAs } from '../support/tables';

const { databaseUrl, dataDir } = await useService();
const sql = new pg.Pool({ connectionString: databaseUrl, max: 2 });
afterAll(() => sql.end());
beforeEach(async () => {
  await sql.query('delete from "Outbox"');
  fs.rmSync(path.join(dataDir, 'mail'), { recursive: true, force: true });
});

/** Pieces of English in the messages, without their arguments and long enough to be distinctive. */
const ENGLISH = [...messagesOf('en')]
  .filter(([key]) => /^(mail|events|position)\./.test(key))
  .flatMap(([, text]) => text.split(/\{[^{}]*(?:\{[^{}]*\}[^{}]*)*\}/))
  .map((piece) => piece.trim())
  .filter((piece) => piece.length > 9 && piece.includes(' '));

const PAYLOAD = {
  name: 'Eliška',
  text: 'Kde jsi?',
  email: 'jina@praga.test',
  deadline: '2026-11-21T17:45:00.000Z',
};

describe.each(inFull<readonly Locale[]>(LOCALES, ['de']))('in %s', (locale) => {
  test('every kind of message has words, and no others', { timeout: 60_000 }, async () => {
    const table = await seatedTable(3, { emails: false });
    const userId = await personAt(sql, table, 0, { locale, timeZone: 'Europe/Prague' });
    await channelFor(sql, userId, 'mail', { address: 'reader@praga.test' }, MESSAGE_KINDS);
    // The current address of a seat is asked at the seat, even where it is a channel as well.
    await sql.query('update "Seat" set email = $2, "emailOwn" = true where "gameId" = $1 and seat = 0', [
      table.gameId,
      'reader@praga.test',
    ]);
    const pick = randomNumbers('languages');
    await playUntil(table, pick, ({ answer }) => answer.seq > 25);
    await sql.query('delete from "Outbox"');
    const { seq } = await lookAs(table, 0);
    const at = new Date();
    const texts: string[] = [];
    // News of circles comes from another outbox.
    const kinds = MESSAGE_KINDS.filter((kind) => !CIRCLE_KINDS.some((own) => own === kind));
    for (const kind of kinds) {
      await queueMessage({
        gameId: table.gameId,
        seat: 0,
        kind,
        seq,
        at,
        dedupe: `${locale} ${kind}`,
        payload: PAYLOAD,
      });
      await forgetMails(sql);
      expect(await deliverDue(), kind).toEqual({ sent: 1, failed: 0 });
      const [mail] = await listStoredMail();
      if (!mail) throw new Error(`no mail of ${kind}`);
      texts.push(`${mail.subject}\n${mail.text}`);
      expect(mail.html).toContain(`<html lang="${locale}">`);
      fs.rmSync(path.join(dataDir, 'mail'), { recursive: true });
    }
    const all = texts.join('\n');
    expect(new Set(texts).size).toBe(kinds.length);
    expect(all).not.toContain(MISSING);
    // The token of a link may hold any letters.
    expect(all.replaceAll(/https?:\S+/g, '')).not.toMatch(/[{}]|undefined|null|NaN/);
    expect(all).toContain('Eliška');
    // A quarter to six in London is a quarter to seven in Prague, where the reader lives.
    expect(all).toContain('18:45');
    if (locale !== 'en') expect(ENGLISH.filter((piece) => all.includes(piece))).toEqual([]);
    else expect(ENGLISH.filter((piece) => all.includes(piece)).length).toBeGreaterThan(15);
  });
});

test('a guest at a seat reads the language of the page they sat down on, and of the one they came back on', async () => {
  const table = await seatedTable(2);
  const token = table.seats[0]?.token ?? '';
  const { seq } = await lookAs(table, 0);
  const subjectAfter = async (locale: 'de' | 'pt-BR' | undefined, dedupe: string) => {
    await sitAs({ token, locale });
    await queueMessage({ gameId: table.gameId, seat: 0, kind: 'your-turn', seq, at: new Date(), dedupe });
    await forgetMails(sql);
    await deliverDue();
    return (await listStoredMail()).find(({ to }) => to.address === 'anna@praga.test')?.subject;
  };
  expect(await subjectAfter(undefined, 'first')).toBe('At the Golden Tiger: it’s your turn');
  expect(await subjectAfter('de', 'second')).toContain('Du bist am Zug');
  // Who only opens the link again has said nothing.
  expect(await subjectAfter(undefined, 'third')).toContain('Du bist am Zug');
  expect(await subjectAfter('pt-BR', 'fourth')).toContain('sua vez');
});
