/** Who gets which message, when, over what, and why not: a row for every reason. */
import { describe, expect, test } from 'vitest';
import {
  decideDelivery,
  decideMessage,
  isSettled,
  WHY_UNTOLD,
  type NewsMessage,
  type NewsReader,
  type DueSeatMessage,
  type SeatReader,
  type Way,
  type WhyUntold,
} from '@/lib/features/notify/decide';

const NOW = new Date('2026-11-20T12:00:00.000Z');
const hours = (n: number) => new Date(NOW.getTime() + n * 3_600_000);

const MESSAGE: DueSeatMessage = {
  kind: 'your-turn',
  dueAt: NOW,
  isWaitedFor: true,
  isLastCall: false,
  isCompeting: false,
  isStart: false,
};
const READER: SeatReader = {
  timeZone: 'UTC',
  quietFrom: null,
  quietTo: null,
  isComputer: false,
  isMuted: false,
  digestAt: null,
  digestOnly: false,
  holidays: null,
};
const MAIL: Way = {
  channelId: 'mail',
  form: 'mail',
  wants: [],
  isProved: true,
  isStopped: false,
  lastError: null,
};
const HOOK: Way = { ...MAIL, channelId: 'hook', form: 'webhook' };
const hookFor = (...wants: string[]): Way => ({ ...HOOK, wants });
const addressWith = (more: Partial<NonNullable<Way['address']>> = {}): Way => ({
  ...MAIL,
  channelId: null,
  address: { isOwn: true, isChannel: false, ...more },
});
const ADDRESS = addressWith();
const MUTED = { reader: { isMuted: true } };
const DIGEST = { reader: { digestOnly: true } };
const AT_NOON = { quietFrom: 11 * 60, quietTo: 14 * 60 };
const AWAY = { holidays: [{ first: '2026-11-20', last: '2026-11-21' }] };

interface SeatCase {
  readonly message?: Partial<DueSeatMessage>;
  readonly reader?: Partial<SeatReader>;
  readonly way?: Way;
}
const ofSeat = ({ message, reader, way = MAIL }: SeatCase, now = NOW) =>
  decideDelivery(
    { of: 'table', message: { ...MESSAGE, ...message }, reader: { ...READER, ...reader } },
    way,
    now,
  );

const seen = new Set<WhyUntold>();
const note = (why: WhyUntold | undefined) => {
  if (why) seen.add(why);
  return why;
};

const SEAT_CASES: readonly (readonly [what: string, facts: SeatCase, why: WhyUntold | undefined])[] = [
  ['a turn', {}, undefined],
  ['a late turn that is over', { message: { dueAt: hours(-1), isWaitedFor: false } }, 'settled'],
  ['a turn that is over, in time', { message: { isWaitedFor: false } }, undefined],
  ['a late turn that is still theirs', { message: { dueAt: hours(-1) } }, undefined],
  ['a seat that a computer holds', { reader: { isComputer: true } }, 'computer'],
  ['a muted table', MUTED, 'muted'],
  ['its digest', { ...MUTED, message: { kind: 'digest' } }, undefined],
  ['its last reminder', { ...MUTED, message: { kind: 'reminder', isLastCall: true } }, undefined],
  ['another reminder of it', { ...MUTED, message: { kind: 'reminder' } }, 'muted'],
  ['news of their own seat at it', { ...MUTED, message: { kind: 'seat-lost' } }, undefined],
  ['a turn by mail, with only the digest', DIGEST, 'digest'],
  ['the same by hook', { ...DIGEST, way: HOOK }, undefined],
  ['the same at an address', { ...DIGEST, way: ADDRESS }, 'digest'],
  ['a reminder with only the digest', { ...DIGEST, message: { kind: 'reminder' } }, undefined],
  ['an address that nobody has proved', { way: { ...MAIL, isProved: false } }, 'unproved'],
  ['a paused channel', { way: { ...HOOK, isStopped: true } }, 'paused'],
  ['a channel that failed', { way: { ...HOOK, isStopped: true, lastError: 'gone: 404' } }, 'bounced'],
  ['a channel whose last message failed', { way: { ...HOOK, lastError: 'refused: 500' } }, undefined],
  ['an address that was unsubscribed', { way: { ...ADDRESS, isStopped: true } }, 'paused'],
  ['an address that bounced', { way: { ...ADDRESS, isStopped: true, lastError: 'gone: 550' } }, 'bounced'],
  ['another choice of kinds', { way: hookFor('mention') }, 'unwanted'],
  ['the same for news of their seat', { message: { kind: 'seat-lost' }, way: hookFor('mention') }, undefined],
  ['an opt-in kind', { message: { kind: 'next-but-one' } }, 'unasked'],
  ['the same, chosen', { message: { kind: 'next-but-one' }, way: hookFor('next-but-one') }, undefined],
  ['the digest by mail', { message: { kind: 'digest' } }, undefined],
  ['the digest by hook', { message: { kind: 'digest' }, way: HOOK }, 'unasked'],
  ['the digest at an address', { message: { kind: 'digest' }, way: ADDRESS }, 'unasked'],
  ['an address that is a channel', { way: addressWith({ isChannel: true }) }, 'twice'],
  [
    'a fresh link at an address that somebody else entered',
    { message: { kind: 'fresh-link' }, way: addressWith({ isOwn: false }) },
    'other-address',
  ],
  ['a turn there', { way: addressWith({ isOwn: false }) }, undefined],
  ['the question about an address, on a channel', { message: { kind: 'address-asked' } }, 'other-address'],
  [
    'the question about an address that is a channel',
    { message: { kind: 'address-asked' }, way: addressWith({ isChannel: true }) },
    undefined,
  ],
];

describe('a message to a seat', () => {
  test.each(SEAT_CASES)('%s', (_what, facts, why) => {
    const answer = ofSeat(facts);
    expect(answer).toEqual(why ? { why: note(why) } : { at: NOW });
  });

  test.each([
    ['in quiet hours', AT_NOON, 'your-turn', hours(2), 'quiet'],
    ['in quiet hours, the digest', AT_NOON, 'digest', NOW, undefined],
    ['without a time zone', { ...AT_NOON, timeZone: null }, 'mention', NOW, undefined],
    ['on holiday, a turn', AWAY, 'your-turn', hours(44), 'holiday'],
    ['on holiday, anything else', AWAY, 'mention', NOW, undefined],
  ] as const)('%s', (_what, reader, kind, at, waits) => {
    expect(ofSeat({ message: { kind }, reader })).toEqual(waits ? { at, waits } : { at });
    const decision = decideMessage({ ...MESSAGE, kind }, { ...READER, ...reader }, [MAIL], NOW);
    expect(decision).toMatchObject(waits ? { word: 'wait', waitUntil: at } : { word: 'send' });
  });

  test('follows the last email about another table after a while', () => {
    const way = { ...MAIL, gatherUntil: hours(1) };
    expect(ofSeat({ way })).toEqual({ at: hours(1), waits: 'gathered' });
    expect(ofSeat({ way: { ...way, gatherUntil: hours(-1) } })).toEqual({ at: NOW });
  });

  test('is cancelled once the table no longer waits', () => {
    const late = { ...MESSAGE, dueAt: hours(-1), isWaitedFor: false };
    expect(decideMessage(late, READER, [MAIL], NOW).word).toBe('needless');
    expect(decideMessage({ ...late, kind: 'game-finished' }, READER, [MAIL], NOW).word).toBe('send');
    // In time it goes out, whatever has happened since: it was true at some moment.
    expect(isSettled({ ...late, dueAt: NOW }, NOW)).toBe(false);
    expect(isSettled({ ...late, dueAt: NOW }, NOW, 2)).toBe(true);
  });
});

const NEWS: NewsMessage = {
  kind: 'circle-news',
  dueAt: NOW,
  createdAt: NOW,
  payload: { news: 'ending', by: 'host' },
  callsBefore: 0,
};
const MEMBER = {
  id: 'anna',
  role: 'member',
  letter: true,
  hasAnswered: false,
  isOfSeason: false,
  zones: ['UTC'],
  digestAt: null,
};
const QUIET = { timeZone: 'UTC', quietFrom: null, quietTo: null };
const CALL = { kind: 'who-is-in', payload: { gathering: 'call' }, startsBy: hours(72) } as const;
const SEASON = { kind: 'season-begins', payload: { season: { id: 's', news: 'begins' } } } as const;

interface NewsCase {
  readonly news?: Partial<NewsMessage>;
  readonly member?: Partial<NonNullable<NewsReader['member']>> | null;
  readonly way?: Way;
  readonly quiet?: Partial<NewsReader>;
}
const ofCircle = ({ news, member, way = MAIL, quiet }: NewsCase) =>
  decideDelivery(
    {
      of: 'circle',
      message: { ...NEWS, ...news },
      reader: { ...QUIET, ...quiet, ...(member === null ? {} : { member: { ...MEMBER, ...member } }) },
    },
    way,
    NOW,
  );
const ON_CHANNEL = { member: null, way: hookFor('who-is-in') };
const LETTER = { kind: 'circle-letter', payload: {} } as const;
const confirmed = (more = {}) => addressWith({ isConfirmed: true, ...more });

const NEWS_CASES: readonly (readonly [what: string, facts: NewsCase, why: WhyUntold | undefined])[] = [
  ['the end of a circle', {}, undefined],
  ['the same, for the one who ends it', { member: { id: 'host' } }, 'not-theirs'],
  ['an application, for a member', { news: { payload: { news: 'asked' } } }, 'not-theirs'],
  [
    'an application, for a steward',
    { news: { payload: { news: 'asked' } }, member: { role: 'steward' } },
    undefined,
  ],
  ['an approval', { news: { payload: { news: 'approved', memberId: 'anna' } } }, undefined],
  ['the approval of another', { news: { payload: { news: 'approved', memberId: 'b' } } }, 'not-theirs'],
  ['a mention', { news: { kind: 'circle-mention', payload: { memberId: 'anna' } } }, undefined],
  ['the mention of another', { news: { kind: 'circle-mention', payload: { memberId: 'b' } } }, 'not-theirs'],
  ['news of four days ago', { news: { dueAt: hours(-96) } }, 'outdated'],
  ['a call that is over', { news: { ...CALL, startsBy: undefined } }, 'outdated'],
  ['an answered call', { news: CALL, member: { hasAnswered: true } }, 'answered'],
  ['the letter', { news: LETTER }, undefined],
  ['the letter, unwanted', { news: LETTER, member: { letter: false } }, 'no-letter'],
  ['the letter by hook', { news: LETTER, way: HOOK }, 'unasked'],
  ['the begin of a season, for a watcher', { news: SEASON }, 'not-theirs'],
  ['the begin of a season', { news: SEASON, member: { isOfSeason: true } }, undefined],
  ['a channel that is not proved', { way: { ...MAIL, isProved: false } }, 'unproved'],
  ['a paused channel', { way: { ...MAIL, isStopped: true } }, 'paused'],
  ['a channel with other kinds', { way: { ...MAIL, wants: ['your-turn'] } }, 'unwanted'],
  ['a confirmed address', { way: confirmed() }, undefined],
  ['an unconfirmed address', { way: confirmed({ isConfirmed: false }) }, 'unconfirmed'],
  ['an address whose reader stopped all mail', { way: confirmed({ isDeclined: true }) }, 'declined'],
  ['an address next to a channel for email', { way: confirmed({ isChannel: true }) }, 'twice'],
  ['a call on the channel of the circle', { ...ON_CHANNEL, news: CALL }, undefined],
  [
    'its reminder there',
    { ...ON_CHANNEL, news: { ...CALL, payload: { gathering: 'call', again: true } } },
    'not-theirs',
  ],
  ['a kind that the channel does not show', ON_CHANNEL, 'unwanted'],
  [
    'a channel that failed',
    { news: CALL, member: null, way: { ...ON_CHANNEL.way, isStopped: true, lastError: 'x' } },
    'bounced',
  ],
];

describe('news of a circle', () => {
  test.each(NEWS_CASES)('%s', (_what, facts, why) => {
    const answer = ofCircle(facts);
    if (why) expect(answer).toEqual({ why: note(why) });
    else expect(answer).toHaveProperty('at');
  });

  const asked = { ...MAIL, wants: ['who-is-in-now'] };
  test.each<readonly [string, NewsCase, Date, string | undefined]>([
    ['a call comes at 18:00', { news: CALL }, hours(6), 'digest'],
    ['or with the digest', { news: CALL, member: { digestAt: 14 * 60 } }, hours(2), 'digest'],
    ['at once to those who asked', { news: CALL, way: asked }, NOW, undefined],
    [
      'the fourth of a day waits for them too',
      { news: { ...CALL, callsBefore: 3 }, way: asked },
      hours(6),
      'digest',
    ],
    ['one that starts before comes at once', { news: { ...CALL, startsBy: hours(3) } }, NOW, undefined],
    ['quiet hours hold news back', { quiet: AT_NOON }, hours(2), 'quiet'],
    ['also of a channel', { ...ON_CHANNEL, news: CALL, quiet: AT_NOON }, hours(2), 'quiet'],
    [
      'letters wait for the last Sunday of a person',
      { news: LETTER, member: { zones: ['Pacific/Kiritimati', 'UTC'] } },
      new Date('2026-11-22T18:00:00.000Z'),
      'letter',
    ],
  ])('%s', (_what, facts, when, waits) => {
    expect(ofCircle(facts)).toEqual(waits ? { at: when, waits } : { at: when });
  });
});

test('every reason has its row, here or at the time of sending', () => {
  const late: readonly WhyUntold[] = ['left', 'no-address'];
  expect([...seen, ...late].sort()).toEqual([...WHY_UNTOLD].sort());
});
