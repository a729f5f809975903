/** The desk speaks in words; stored names are at most next to them. */
import { afterEach, expect, test } from 'vitest';
import { ActsPanel } from '@/components/operator/desk-panels';
import { DeliveriesPanel, OperatorLogPanel } from '@/components/operator/table-sheet';
import { ACT_KINDS, actKindOf } from '@/lib/features/operator/act-kinds';
import { LOCALES } from '@/lib/game/wording/language/locales';
import { MISSING } from '@/lib/game/wording/language/make-wording';
import { MESSAGE_KINDS } from '@/lib/game/wording/message-kinds';
import { htmlOf } from '../support/components/html';
import { speak } from '../support/current-words';
import { PACK } from '../support/engine/table';

afterEach(() => speak('en'));
const AT = new Date('2027-01-31T02:00:00Z');
const action = async () => {};

const actOf = (kind: string, more: object = {}) => ({
  id: kind,
  at: AT,
  by: 'command line',
  kind,
  known: actKindOf(kind),
  about: 'service',
  detail: {},
  ...more,
});

/** The large text, without the small text next to it. */
const plain = (html: string) =>
  html
    .replace(/<script.*?<\/script>/gs, '')
    .replace(/<(span|a)[^>]*class="[^"]*code[^"]*"[^>]*>.*?<\/\1>/gs, '')
    .replace(/<[^>]+>/g, ' ');

test.each(LOCALES)('every act has a description (%s)', (locale) => {
  speak(locale);
  const html = htmlOf(ActsPanel, { acts: ACT_KINDS.map((kind) => actOf(kind)) });
  const strong = [...html.matchAll(/<strong>(.*?)<\/strong>/g)].map(([, text]) => text ?? '');
  expect(new Set(strong).size).toBe(ACT_KINDS.length);
  expect(strong.filter((text) => actKindOf(text))).toEqual([]);
  expect(html).not.toContain(MISSING);
});

test('an act links to its subject and its actor, and shows its seat, its times, or its id', () => {
  const acts = [
    actOf('free-seat', { by: 'the-operator', about: 'table abc', detail: { seat: 1 } }),
    actOf('announce', { detail: { begins: AT.toISOString(), ends: '2027-01-31T04:00:00.000Z' } }),
    actOf('incident', { detail: { id: 'the-incident' } }),
    actOf('a-later-kind', { about: 'person xyz', detail: { more: true } }),
  ];
  const html = htmlOf(ActsPanel, { acts });
  for (const part of ['/operator/tables/abc', '/operator/people/the-operator', '/operator/people/xyz'])
    expect(html).toContain(`href="${part}"`);
  for (const part of ['seat 1', 'the-incident', 'the whole service', 'from the command line', 'a-later-kind'])
    expect(html).toContain(part);
  expect(html).not.toMatch(/[{}]|&quot;/);
});

test.each(LOCALES)('every kind of message has a description (%s)', (locale) => {
  speak(locale);
  const deliveries = [...MESSAGE_KINDS, 'a-later-kind'].map((kind) => ({
    id: kind,
    seat: 0,
    kind,
    known: MESSAGE_KINDS.find((known) => known === kind),
    channel: 'push' as const,
    createdAt: AT,
    dueAt: AT,
    sentAt: AT,
    attempts: 1,
    stage: 'sent' as const,
    lastError: null,
    why: undefined,
  }));
  const html = htmlOf(DeliveriesPanel, { gameId: 'abc', deliveries, resend: action });
  expect(html).not.toContain(MISSING);
  const text = plain(html);
  expect(text).not.toMatch(/[a-z]-(turn|began|finished|lost|opened|stopped|kind)\b|push/);
});

test('a row of the log is described as at the table', () => {
  const row = {
    seq: 3,
    seat: 0,
    command: { type: 'EndTurn' as const },
    commandId: 'x',
    waiting: [1],
    events: [{ type: 'TurnEnded' as const, seat: 0, turn: 1 }],
    secretDigest: '',
    at: AT.toISOString(),
    rulesVersion: 1,
    prevHash: '',
    hash: 'abcdef',
  };
  const seats = [{ seat: 0, name: 'Anna' }];
  const html = htmlOf(OperatorLogPanel, {
    gameId: 'abc',
    rows: [row],
    tell: { pack: PACK, side: 'A' as const, seats },
    rebuild: action,
  });
  expect(plain(html)).toMatch(/Anna ends/);
  expect(plain(html)).not.toContain('EndTurn');
});
