/** Why a claimed delivery is no longer sent: a row for every reason. */
import { expect, test } from 'vitest';
import type { WhyUntold } from '@/lib/features/notify/decide';
import {
  whyNoLonger,
  whyNoLongerNews,
  type NewsDelivery,
  type SeatDelivery,
} from '@/lib/features/notify/still-due';
import type { MessageKind } from '@/lib/game/wording/message-kinds';

const NOW = new Date('2026-11-20T12:00:00.000Z');
const hours = (n: number) => new Date(NOW.getTime() + n * 3_600_000);

const CLAIMED: SeatDelivery = {
  kind: 'your-turn',
  dueAt: NOW,
  createdAt: NOW,
  attempts: 1,
  isWaitedFor: true,
  isRunning: true,
  sitsSince: hours(-100),
  tenure: 2,
  isStopped: false,
  lastError: null,
  isToAddress: true,
  hasAddress: true,
  payload: {},
};
const old = { createdAt: hours(-1) };
const kindOf = (kind: MessageKind) => ({ kind, ...old });

test.each<readonly [string, Partial<SeatDelivery>, WhyUntold | undefined]>([
  ['a turn', {}, undefined],
  ['a paused channel', { isStopped: true }, 'paused'],
  ['a stopped one', { isStopped: true, lastError: 'gone: 550' }, 'bounced'],
  ['a removed address', { hasAddress: false }, 'no-address'],
  ['a fresh link for the holder before', { kind: 'fresh-link', payload: { tenure: 1 } }, 'left'],
  ['one for this holder', { kind: 'fresh-link', payload: { tenure: 2 } }, undefined],
  ['a second attempt once the seat has moved', { attempts: 2, isWaitedFor: false }, 'settled'],
  ['an old call', { ...old, isWaitedFor: false }, 'settled'],
  [
    'an old begin that said whose turn it was',
    { ...kindOf('game-began'), isWaitedFor: false, payload: { starts: true } },
    'settled',
  ],
  ['an old pause of a game that is over', { ...kindOf('pause'), isRunning: false }, 'outdated'],
  ['an invitation that was taken', kindOf('invited'), 'outdated'],
  [
    'a link that no longer opens',
    { kind: 'fresh-link', createdAt: hours(-8 * 24), sitsSince: hours(-300) },
    'outdated',
  ],
  [
    'a vote whose time is over',
    { ...kindOf('vote-reminder'), payload: { until: hours(-0.5).toISOString() } },
    'outdated',
  ],
  ['a message to the holder before', { ...kindOf('mention'), sitsSince: hours(-0.5) }, 'left'],
  [
    'news of three weeks ago',
    { kind: 'mention', createdAt: hours(-21 * 24), sitsSince: hours(-600) },
    'outdated',
  ],
  [
    'a lost seat of three weeks ago',
    { kind: 'seat-lost', createdAt: hours(-21 * 24), sitsSince: null },
    undefined,
  ],
])('at the time of sending: %s', (_what, facts, why) => {
  expect(whyNoLonger({ ...CLAIMED, ...facts }, NOW)).toBe(why);
});

const CLAIMED_NEWS: NewsDelivery = {
  newsAt: NOW,
  isStopped: false,
  lastError: null,
  hasAddress: true,
  isReader: true,
  isTrue: true,
};
test.each<readonly [string, Partial<NewsDelivery>, WhyUntold | undefined]>([
  ['news', {}, undefined],
  ['a paused channel', { isStopped: true }, 'paused'],
  ['a stopped one', { isStopped: true, lastError: 'gone: 404' }, 'bounced'],
  ['an address of somebody else now', { hasAddress: false }, 'no-address'],
  ['a former member', { isReader: false }, 'left'],
  ['an answered call', { isTrue: false }, 'outdated'],
  ['news of eight days ago', { newsAt: hours(-8 * 24) }, 'outdated'],
])('at the time of sending, of a circle: %s', (_what, facts, why) => {
  expect(whyNoLongerNews({ ...CLAIMED_NEWS, ...facts }, NOW)).toBe(why);
});
