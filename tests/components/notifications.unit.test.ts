import { afterEach, describe, expect, test } from 'vitest';
import { AddChannels } from '@/components/notify/add-channels';
import { ChannelCard } from '@/components/notify/channel-card';
import { DigestForm } from '@/components/notify/digest-form';
import { MuteTables } from '@/components/notify/mute-tables';
import { SeatMails } from '@/components/notify/seat-mails';
import type { ChannelInfo } from '@/lib/features/notify/channels';
import { LOCALES } from '@/lib/game/wording/language/locales';
import { MISSING } from '@/lib/game/wording/language/make-wording';
import { CHOSEN_KINDS } from '@/lib/game/wording/message-kinds';
import { htmlOf } from '../support/components/html';
import { speak } from '../support/current-words';

afterEach(() => speak('en'));

const act = async () => {};
const mail: ChannelInfo = {
  id: 'x',
  form: 'mail',
  kind: 'mail',
  label: 'a@praga.test',
  wants: CHOSEN_KINDS,
  state: 'on',
};
const CHANNELS: readonly ChannelInfo[] = [
  { ...mail, lastSentAt: '2026-11-20T12:00:00Z' },
  { ...mail, state: 'waits-for-proof' },
  { ...mail, form: 'push', state: 'paused' },
  {
    ...mail,
    form: 'webhook',
    standardSecret: 'whsec_a2V5',
    secret: 'key',
    hasOlderHeaders: true,
    state: 'stopped',
    fault: { code: 'gone', detail: 'HTTP 404', at: '2026-11-20T12:00:00Z' },
  },
];
const digest = { turnMails: 'digest', timeZone: 'Europe/Prague' } as const;
const card = (channel: ChannelInfo) =>
  htmlOf(ChannelCard, { channel, ...digest, muted: ['Tiger'], change: act, save: act });

/** The buttons of a card by their action. */
const stepsOf = (html: string) =>
  (html.match(/<button[^>]* name="step"[^>]*>/g) ?? []).map((button) => / value="(\w+)"/.exec(button)?.[1]);

describe.each(LOCALES)('the page of notifications, in %s', (locale) => {
  const drawn = () => {
    speak(locale);
    return [
      ...CHANNELS.map(card),
      htmlOf(AddChannels, { pushKey: 'k', addMail: act, addHook: act, addBrowser: act }),
      htmlOf(DigestForm, { digestAt: 450, turnsAtOnce: true, ...digest, action: act }),
      htmlOf(MuteTables, { tables: [{ gameId: 'g', name: '<b>', muted: true }], action: act }),
      htmlOf(SeatMails, {
        seatMails: [true, false].flatMap((isOwn) =>
          [true, false].map((stopped) => ({ gameId: 'g', name: '<b>', email: 'a@b.test', isOwn, stopped })),
        ),
      }),
    ].join('\n');
  };

  test('has words for everything, and a label for every field', () => {
    const page = drawn();
    expect(page).not.toContain(MISSING);
    expect(page).not.toMatch(/undefined|<b>/);
    const labelled = new Set([...page.matchAll(/<label[^>]* for="([^"]+)"/g)].map(([, id]) => id));
    const fields = [...page.matchAll(/<(?:input|select)[^>]* id="([^"]+)"/g)].map(([, id]) => id);
    expect(fields.length).toBeGreaterThan(4);
    expect(fields.filter((id) => !labelled.has(id))).toEqual([]);
    expect(page).toContain('value="07:30"');
  });

  test('a mail channel that is in use says how turns are told, and lists muted tables', () => {
    speak(locale);
    const [inUse = '', waits = '', push = ''] = CHANNELS.map(card);
    expect(inUse).toContain('Tiger');
    expect(waits + push).not.toContain('Tiger');
  });

  test('each way can do what makes sense with it', () => {
    speak(locale);
    const steps = CHANNELS.map((channel) => stepsOf(card(channel)));
    expect(steps).toEqual([
      ['test', 'pause', 'remove'],
      ['prove', 'remove'],
      ['mend', 'remove'],
      ['test', 'mend', 'remove'],
    ]);
    // An address that was not proved has no preferences yet.
    const all = CHOSEN_KINDS.length;
    const ticks = CHANNELS.map((channel) => card(channel).match(/name="kind"/g)?.length ?? 0);
    expect(ticks).toEqual([all, 0, all, all]);
  });
});
