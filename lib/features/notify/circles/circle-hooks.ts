import 'server-only';
import { randomBytes, randomUUID } from 'node:crypto';
import type { CircleRefusal } from '@/lib/features/circles/circle';
import type { CircleActor } from '@/lib/features/circles/circles';
import {
  refuseChannel,
  type ChannelRefusal,
  type ChannelResult,
} from '@/lib/features/notify/channel-refusals';
import {
  circleName,
  deleteHook,
  hooksOf,
  insertHook,
  mayChange,
  updateHook,
  type HookRow,
} from '@/lib/features/notify/circles/circle-hook-store';
import { circlePage } from '@/lib/features/notify/circles/circle-words';
import { addAfterTest, type AddedHook } from '@/lib/features/notify/first-test';
import { localeOf } from '@/lib/game/wording/language/locales';
import { CIRCLE_HOOK_KINDS, type CircleHookKind } from '@/lib/game/wording/message-kinds';
import { systemClock, type Clock } from '@/lib/platform/clock';
import { refused, type Result } from '@/lib/platform/http/refused';
import { wordingOf } from '@/lib/platform/i18n/wording-of';
import { ChannelError, isTheirs, readFault, type ChannelFault } from '@/lib/platform/outbox/channel-error';
import { sendOn } from '@/lib/platform/outbox/channels/send';
import { HookTargetSchema, type HookForm } from '@/lib/platform/outbox/channels/targets';
import { markFailed, markSent } from '@/lib/platform/outbox/delivery-outcome-store';
import type { DeliveryChannel } from '@/lib/platform/outbox/delivery-store';
import { refuseAddress } from '@/lib/platform/outbox/guarded-post';
import { signingKeys, type SigningKeys } from '@/lib/platform/outbox/standard-webhooks';
import type { Parcel } from '@/lib/platform/outbox/worded-message';

/** The channel of a circle, as its host and stewards see it. The address is never shown again. */
export interface CircleHook extends SigningKeys {
  readonly id: string;
  readonly form: HookForm;
  readonly label: string;
  readonly wants: readonly CircleHookKind[];
  /** Minutes after midnight in the circle's time zone; both or none. */
  readonly muteFrom?: number;
  readonly muteTo?: number;
  readonly state: 'on' | 'stopped';
  readonly lastSentAt?: Date;
  readonly fault?: { readonly code: ChannelFault; readonly detail: string };
}

export type HookRefusal =
  | CircleRefusal
  | {
      readonly kind: 'channel';
      readonly why: ChannelRefusal;
      /** The reason of a receiver that refused the test. */
      readonly said?: string;
    };
export type HookOutcome<T = undefined> = Result<T, HookRefusal>;

const channelRefused = (why: ChannelRefusal, said?: string) =>
  refused({ kind: 'channel', why, ...(said === undefined ? {} : { said }) } as const);
const DONE = { ok: true, value: undefined } as const;

/** One channel for all tables of a circle, and one for a program. */
const MAX_HOOKS = 2;
const MAX_LABEL = 60;
const SECRET_BYTES = 24;
/** Turn messages are only sent on request. */
const DEFAULT_WANTS = CIRCLE_HOOK_KINDS.filter((kind) => kind !== 'your-turn');

export interface CircleHookRequest {
  readonly form: HookForm;
  readonly url: string;
  readonly label: string;
  readonly locale: string;
}

/** Adds the channel of a circle; host and stewards can. Its receiver gets a test. */
export async function addCircleHook(
  who: CircleActor,
  { form, url, label, locale }: CircleHookRequest,
  clock: Clock = systemClock,
): Promise<HookOutcome<AddedHook & { readonly id: string }>> {
  const by = { ...who, now: clock.now() };
  const refusal = await refusePerson(by);
  if (refusal) return refused(refusal);
  const address = url.trim();
  if (!URL.canParse(address)) return channelRefused('no-url');
  const why = refuseAddress(address);
  if (why) return channelRefused(why);
  const secret = randomBytes(SECRET_BYTES).toString('base64url');
  const target = HookTargetSchema.safeParse({ form, url: address, secret, scheme: 'standard' }).data;
  if (!target) return channelRefused('no-url');
  if ((await hooksOf(who.circleId)).length >= MAX_HOOKS) return channelRefused('too-many');
  const id = randomUUID();
  const name = label.trim().slice(0, MAX_LABEL) || new URL(address).host;
  const hook = { id, target, label: name, wants: DEFAULT_WANTS, locale };
  const circle = (await circleName(who.circleId)) ?? '';
  const parcel = testParcel({ circleId: who.circleId, locale, circle }, by.now);
  const add = async (): Promise<ChannelResult> =>
    (await insertHook(by, hook, MAX_HOOKS)) ? DONE : refuseChannel('too-many');
  const added = await addAfterTest({ id, target, parcel, now: by.now, add });
  return added.ok ? { ok: true, value: { id, ...added.value } } : channelRefused(added.error, added.said);
}

/** Why a person cannot change the channel. */
async function refusePerson(by: CircleActor & { readonly now: Date }): Promise<CircleRefusal | undefined> {
  const may = await mayChange(by);
  if (may === undefined) return { kind: 'unknown-circle' };
  return may ? undefined : { kind: 'not-in-charge' };
}

/** The channels of a circle, for host and stewards. */
export async function circleHooks(
  who: CircleActor,
  clock: Clock = systemClock,
): Promise<HookOutcome<readonly CircleHook[]>> {
  const refusal = await refusePerson({ ...who, now: clock.now() });
  if (refusal) return refused(refusal);
  return { ok: true, value: (await hooksOf(who.circleId)).flatMap((row) => hookOf(row) ?? []) };
}

function hookOf(row: HookRow): CircleHook | undefined {
  const { id, label, wants, muteFrom, muteTo, stoppedAt, lastSentAt, lastError } = row;
  const target = HookTargetSchema.safeParse(row.target).data;
  if (!target) return undefined;
  const fault = lastError === null ? undefined : readFault(lastError);
  return {
    id,
    form: target.form,
    label,
    wants: CIRCLE_HOOK_KINDS.filter((kind) => wants.includes(kind)),
    state: stoppedAt ? 'stopped' : 'on',
    ...(muteFrom === null || muteTo === null ? {} : { muteFrom, muteTo }),
    lastSentAt: lastSentAt ?? undefined,
    ...(fault ? { fault: { code: fault.fault, detail: fault.detail } } : {}),
    ...signingKeys(target),
  };
}

export interface HookSettings {
  readonly wants: readonly CircleHookKind[];
  /** Minutes after midnight in the circle's time zone; null for no quiet hours. */
  readonly mute: { readonly from: number; readonly to: number } | null;
}

/** Sets the kinds of messages of a channel, and its quiet hours. */
export async function changeCircleHook(
  who: CircleActor,
  id: string,
  { wants, mute }: HookSettings,
  clock: Clock = systemClock,
): Promise<HookOutcome> {
  const by = { ...who, now: clock.now() };
  const refusal = await refusePerson(by);
  if (refusal) return refused(refusal);
  if (wants.length === 0) return channelRefused('no-kinds');
  const change = { wants, muteFrom: mute?.from ?? null, muteTo: mute?.to ?? null };
  return (await updateHook(by, id, change)) ? DONE : channelRefused('unknown');
}

/** Removes a channel, with its pending deliveries. */
export async function dropCircleHook(
  who: CircleActor,
  id: string,
  clock: Clock = systemClock,
): Promise<HookOutcome> {
  const by = { ...who, now: clock.now() };
  const refusal = await refusePerson(by);
  if (refusal) return refused(refusal);
  return (await deleteHook(by, id)) ? DONE : channelRefused('unknown');
}

/** Sends a test message to a channel. A stopped channel is resumed if the test succeeds. */
export async function tryCircleHook(
  who: CircleActor,
  id: string,
  clock: Clock = systemClock,
): Promise<HookOutcome> {
  const by = { ...who, now: clock.now() };
  const refusal = await refusePerson(by);
  if (refusal) return refused(refusal);
  const row = (await hooksOf(who.circleId)).find((hook) => hook.id === id);
  if (!row) return channelRefused('unknown');
  const channel: DeliveryChannel = { kind: 'channel', channelId: id, form: 'webhook', target: row.target };
  try {
    await sendOn(
      channel,
      testParcel({ circleId: who.circleId, locale: row.locale, circle: row.circle?.name ?? '' }, clock.now()),
      clock.now(),
    );
  } catch (error) {
    if (!(error instanceof ChannelError)) throw error;
    const failure = { channel, at: clock.now(), error: error.message, isTheirs: isTheirs(error.fault) };
    await markFailed([], { ...failure, stop: false });
    return channelRefused('not-sent');
  }
  await markSent([], channel, clock.now());
  await updateHook(by, id, { isAgain: true });
  return DONE;
}

interface TestedCircle {
  readonly circleId: string;
  readonly circle: string;
  readonly locale: string | null;
}

function testParcel({ circleId, circle, locale: stored }: TestedCircle, now: Date): Parcel {
  const locale = localeOf(stored) ?? 'en';
  const { t } = wordingOf(locale);
  const subject = t('news.test.subject', { circle });
  const lead = t('news.test.lead', { circle });
  const link = { label: t('news.open', { circle }), url: circlePage(circleId) };
  const message = { kind: 'test', gameId: '', circleId, table: circle, subject, lead } as const;
  return {
    id: randomUUID(),
    attempt: 1,
    createdAt: now,
    sentAt: now,
    locale,
    to: '',
    subject,
    greeting: t('mail.hello'),
    messages: [{ ...message, link, sections: [] }],
    tells: [],
    closing: t('mail.closing'),
  };
}
