/**
 * Every kind of message with every payload that changes its words, in every language. With `MAIL_SHEET` set
 * to a folder, the letters are written there to be looked at.
 */
import crypto from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { composeParcel } from '@/lib/features/notify/compose';
import { HookBody } from '@/lib/features/notify/contract-hook';
import { LOCALES, type Locale } from '@/lib/game/wording/language/locales';
import { MISSING } from '@/lib/game/wording/language/make-wording';
import {
  CIRCLE_KINDS,
  MESSAGE_KINDS,
  type CircleKind,
  type MessageKind,
} from '@/lib/game/wording/message-kinds';
import { wordingOf } from '@/lib/platform/i18n/wording-of';
import { jsonRequest } from '@/lib/platform/outbox/channels/hook-forms';
import { pushPayload } from '@/lib/platform/outbox/channels/push';
import { letterOf } from '@/lib/platform/outbox/templates/letter';
import { messagesOf } from '../i18n/catalogue';
import { OPENS } from '../i18n/labels';
import { inFull } from '../support/full';
import { personAt, quietTable } from '../support/notifications';
import { randomNumbers, useService } from '../support/service';
import { lookAs, playUntil } from '../support/tables';

const { sql } = await useService();

const AT = '2026-11-28T17:45:00.000Z';
const DECIDED = { why: 'voices', about: '', detail: {}, by: [1, 2], seat: 1, state: 'done' };
const decided = (kind: string, more: object = {}) => ({ seat: 1, decision: { ...DECIDED, kind, ...more } });
const KINDS = ['replace', 'computer', 'end', 'leave', 'resign', 'concede', 'agreed-end'];
const BACK = { state: 'taken-back', endedBy: 2 };

/** Circles have tests of their own: tests/circles/letter.int.test.ts. */
type TableKind = Exclude<MessageKind, CircleKind>;
const TABLE_KINDS = MESSAGE_KINDS.filter(
  (kind): kind is TableKind => !CIRCLE_KINDS.some((own) => own === kind),
);
/** The possible subjects of each kind; a decision is stored before its message is worded. */
const PAYLOADS: Readonly<Record<TableKind, readonly object[]>> = {
  'your-turn': [{}],
  'game-began': [{}, { starts: true }],
  'game-finished': [
    {},
    ...['end', 'concede', 'agreed-end'].map((kind) => decided(kind, { detail: { winner: '0' } })),
    decided('end', { about: '3.free', why: 'silence' }),
    ...[{ winner: '0' }, { winner: '0', unrated: '1' }].map((detail) => decided('resign', { detail })),
  ],
  invited: [{ name: 'Bohumil', seat: 1 }, {}],
  joined: [{ seat: 1 }, { seat: 1, former: true }],
  welcome: [{}, { seat: 1, former: true, starts: true }],
  reminder: [
    { deadline: AT },
    {},
    ...['ask', 'computer'].map((then) => ({ deadline: AT, then })),
    { then: 'ask' },
  ],
  'next-but-one': [{}],
  mention: [{ seat: 1, text: 'Are you there?' }],
  'watcher-mention': [{ name: 'Eliška', text: 'Nice bridge!' }],
  'table-late': [{ seat: 1 }, { seat: 1, then: 'computer' }],
  'vote-reminder': [
    { seat: 1, until: AT },
    ...['wait', 'replace', 'end', 'computer.master'].map((answer) => ({
      seat: 1,
      until: AT,
      answer,
      seats: [2, -1],
    })),
  ],
  decision: [
    {},
    ...KINDS.map((kind) => decided(kind)),
    ...KINDS.map((kind) => decided(kind, BACK)),
    ...['silence', 'host', 'first-voice'].map((why) => decided('computer', { why, about: '3.free' })),
  ],
  'seat-free': [{ seat: 1, tenure: 0 }],
  'problem-answered': [{ text: 'That is right.', url: 'https://praga.test/x' }],
  'seat-offered': [{ seat: 1, deadline: AT }],
  'time-out': [{}],
  'end-proposed': [{ seat: 1 }, { seat: 1, answer: 'concede', seats: [2] }],
  'holiday-soon': [{ deadline: AT }],
  'holiday-begun': [{ seat: 1, until: AT, deadline: AT }],
  pause: ['proposed', 'agreed', 'ending', 'ended'].flatMap((step) =>
    [{}, { from: AT }].map((from) => ({ seat: 1, step, until: AT, ...from })),
  ),
  digest: [{}],
  'plan-report': [{}],
  'seat-opened': [{ text: 'Firefox, Windows' }, {}, { text: '', name: 'Zuzana' }],
  'link-asked': [{ seat: 1 }],
  'fresh-link': [{}],
  'address-asked': [{ email: 'new@praga.test' }],
  'seat-lost': ['freed', 'link-day', 'link-agreed'].map((reason) => ({ reason, seat: 1 })),
  'table-goes': [{ deadline: AT }],
  'seat-replaced': [
    {},
    { answer: 'computer' },
    decided('replace'),
    { answer: 'computer', ...decided('computer') },
  ],
  'seat-given-back': [{ seat: 1 }, {}],
  'left-out': [{}],
  'channel-stopped': ['mail', 'push', 'webhook'].map((channel) => ({ channel })),
};

/** How the games of `game-finished` ended. */
const ENDINGS = [
  ...[{ how: 'no-result' }, { how: 'no-result' }, { how: 'conceded', winner: 0 }, { how: 'agreed' }],
  ...[{ how: 'no-result' }, { how: 'resigned', winner: 0 }, { how: 'resigned', winner: 0, unrated: true }],
];

async function stored(gameId: string, { decision, ...payload }: { decision?: Record<string, unknown> }) {
  if (!decision) return payload;
  const id = crypto.randomUUID();
  const row = { ...decision, gameId, id, subject: id, at: AT, effectAt: AT, undoUntil: AT };
  await sql.query(`insert into "Decision" select * from json_populate_record(null::"Decision", $1)`, [row]);
  return { ...payload, decision: id };
}

/** Kinds that may ask for nothing: their button only shows the table. */
const QUIET: readonly TableKind[] = [
  ...(['game-began', 'joined', 'welcome', 'holiday-begun', 'pause', 'table-late'] as const),
  ...(['table-goes', 'seat-lost', 'left-out', 'invited'] as const),
];

/** Pieces of English in the messages, without their arguments and long enough to be distinctive. */
const ENGLISH = [...messagesOf('en')]
  .filter(([key]) => /^(mail|events|position)\./.test(key))
  .flatMap(([, text]) => text.split(/\{[^{}]*(?:\{[^{}]*\}[^{}]*)*\}/))
  .map((piece) => piece.trim())
  .filter((piece) => piece.length > 9 && piece.includes(' '));

test.each(inFull<readonly Locale[]>(LOCALES, ['de']))(
  'in %s every kind says first who did what, in words of this language only',
  { timeout: 120_000 },
  async (locale) => {
    const table = await quietTable(sql, 3, { emails: false });
    const { gameId } = table;
    const userId = await personAt(sql, table, 0, { locale, timeZone: 'Europe/Prague' });
    await playUntil(table, randomNumbers('kinds'), ({ answer }) => answer.seq > 40);
    const { seq } = await lookAs(table, 0);
    const { rows } = await sql.query(
      'select name, "packId", "packVersion", setup from "Game" where id = $1',
      [gameId],
    );
    const [{ name: gameName, packId, packVersion, setup }] = rows;
    const now = new Date();
    const channel = { kind: 'channel', channelId: crypto.randomUUID(), form: 'mail', target: {} } as const;
    const delivery = {
      attempts: 1,
      dueAt: now,
      channel,
      isWaitedFor: true,
      isRunning: true,
      sitsSince: now,
      isStopped: false,
      lastError: null,
      tenure: 1,
    };
    const about = {
      gameId,
      gameName,
      pack: { id: packId, version: packVersion },
      setup,
      isClosed: false,
      seat: 0,
      seq,
    };
    const reader = { createdAt: now, userId, locale, timeZone: 'Europe/Prague' };
    const texts: string[] = [];
    const lookOnly = wordingOf(locale).t('mail.open');
    for (const kind of TABLE_KINDS)
      for (const [i, given] of PAYLOADS[kind].entries()) {
        const message = { ...about, ...reader, kind, payload: await stored(gameId, given) };
        const parcel = await composeParcel(
          [{ ...delivery, id: crypto.randomUUID(), outboxId: crypto.randomUUID(), message }],
          now,
        );
        const { body: hook } = jsonRequest({ form: 'json', url: 'https://hook.test' } as never, parcel);
        const [told] = HookBody.parse(JSON.parse(String(hook))).messages;
        expect(told?.ending, `${kind} ${i}`).toEqual(kind === 'game-finished' ? ENDINGS[i] : undefined);
        const { subject, html, text, pictures } = letterOf(parcel, 'anna@praga.test');
        texts.push(`${subject}\n${text}`);
        expect(html).toContain(`<html lang="${locale}">`);
        const [, , lead = ''] = text.split('\n');
        const { body } = pushPayload(parcel);
        const [{ link } = {}] = parcel.messages;
        expect(link?.label, `${kind} ${i}`).not.toMatch(OPENS);
        if (!QUIET.includes(kind)) expect(link?.label, `${kind} ${i}`).not.toBe(lookOnly);
        const title = `${kind} ${i}: ${subject}: ${lead} | ${body}`;
        if (!['digest', 'channel-stopped'].includes(kind)) expect(subject, title).toMatch(`${gameName}: `);
        expect(lead, title).toMatch(/[.!]$/);
        expect(body, title).not.toMatch(/https?:/);
        expect(text + body, title).not.toMatch(new RegExp(`[{}]|undefined|NaN|${MISSING}`));
        const folder = process.env.MAIL_SHEET;
        if (folder === undefined) continue;
        const file = path.join(folder, locale, `${kind}-${i}.html`);
        fs.mkdirSync(path.dirname(file), { recursive: true });
        fs.writeFileSync(file.replace(/html$/, 'txt'), `${subject}\n\n${text}`);
        const src = (n: number) =>
          `data:image/png;base64,${Buffer.from(pictures[n]?.png ?? '').toString('base64')}`;
        fs.writeFileSync(
          file,
          html.replaceAll(/cid:board-(\d+)/g, (_, n: string) => src(Number(n))),
        );
      }
    const all = texts.join('\n');
    // A quarter to six in London is a quarter to seven in Prague, where the reader lives.
    expect(all).toContain('18:45');
    const english = ENGLISH.filter((piece) => all.includes(piece));
    if (locale === 'en') expect(english.length).toBeGreaterThan(15);
    else expect(english).toEqual([]);
  },
);
