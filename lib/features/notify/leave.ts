import 'server-only';
import { chooseLetters, hasLetters } from '@/lib/features/notify/letters/letter-choice-store';
import { readLeaveToken, type LeaveData } from '@/lib/features/notify/links';
import {
  muteTable,
  seatAddress,
  stopSeatMail,
  tablePreferences,
  type SeatAddress,
} from '@/lib/features/notify/preference-store';
import { getsTurnsAtOnce, setTurnsAtOnce } from '@/lib/features/notify/turn-gathering-store';
import { systemClock, type Clock } from '@/lib/platform/clock';
import { changeChannel, channelById, type Channel } from '@/lib/platform/outbox/channel-store';
import { MailTargetSchema } from '@/lib/platform/outbox/channels/targets';
import { isAddressStopped, stopAddress } from '@/lib/platform/outbox/mail-stop-store';

/** The target of an unsubscribe link: a channel, and perhaps one table. */
export interface LeaveTarget {
  /** The channel as its reader knows it: their address, or the name of the channel. */
  readonly channel: string;
  readonly stopped: boolean;
  /** Whether it is about the weekly letters of circles, on all channels. */
  readonly isLetters?: true;
  /** Whether it is about turns gathered in one email; stopped means that each comes at once. */
  readonly isTurns?: true;
  /** The table that can be muted, if the message was about one. */
  readonly table?: { readonly name: string; readonly muted: boolean };
}

export const LEAVE_STEPS = ['leave', 'mute', 'return', 'unmute'] as const;
export type LeaveStep = (typeof LEAVE_STEPS)[number];

/** The target of an unsubscribe link; undefined if it is not ours or its channel is gone. Changes nothing. */
export async function leavingOf(token: string): Promise<LeaveTarget | undefined> {
  const leave = readLeaveToken(token);
  if (!leave) return undefined;
  if ('c' in leave) {
    const channel = await channelById(leave.c);
    return channel && leavingChannel(channel, leave.m);
  }
  if ('w' in leave) return { channel: '', isLetters: true, stopped: !(await hasLetters(leave.w)) };
  if ('t' in leave) {
    const atOnce = await getsTurnsAtOnce(leave.t);
    return atOnce === undefined ? undefined : { channel: '', isTurns: true, stopped: atOnce };
  }
  if ('e' in leave) return { channel: leave.e, stopped: await isAddressStopped(leave.e) };
  const address = await seatAddress(leave.g, leave.s);
  if (!address) return undefined;
  const table = leave.m ? { table: { name: address.gameName, muted: address.stopped } } : {};
  return { channel: address.email, stopped: address.stopped, ...table };
}

async function leavingChannel(channel: Channel, gameId: string | undefined): Promise<LeaveTarget> {
  const tables = gameId ? await tablePreferences(channel.userId) : [];
  const table = tables.find((each) => each.gameId === gameId);
  const leaving = { channel: channel.label, stopped: channel.stoppedAt !== undefined };
  return table ? { ...leaving, table: { name: table.name, muted: table.muted } } : leaving;
}

/** Stops or resumes messages of the link's channel or table; returns whether it exists. Idempotent. */
export async function takeLeave(
  token: string,
  step: LeaveStep,
  clock: Clock = systemClock,
): Promise<boolean> {
  const leave = readLeaveToken(token);
  if (!leave) return false;
  const isBack = step === 'return' || step === 'unmute';
  if ('w' in leave) return chooseLetters(leave.w, isBack);
  if ('t' in leave) return setTurnsAtOnce(leave.t, !isBack);
  if ('e' in leave) return leaveAddress(leave.e, step, clock);
  return 'c' in leave ? leaveChannel(leave.c, leave, step, clock) : leaveSeat(leave, step, clock);
}

/** Stops all emails to an address without a seat. */
async function leaveAddress(address: string, step: LeaveStep, clock: Clock): Promise<boolean> {
  await stopAddress(address, step === 'leave' || step === 'mute' ? clock.now() : undefined);
  return true;
}

async function leaveChannel(
  id: string,
  { m: gameId }: LeaveData,
  step: LeaveStep,
  clock: Clock,
): Promise<boolean> {
  const channel = await channelById(id);
  if (!channel) return false;
  const { userId } = channel;
  if (step === 'leave' || step === 'return') {
    const stoppedAt = step === 'leave' ? clock.now() : undefined;
    const address = MailTargetSchema.safeParse(channel.target).data?.address;
    if (channel.form === 'mail' && address !== undefined) await stopAddress(address, stoppedAt);
    return changeChannel(userId, id, { stoppedAt: stoppedAt ?? null });
  }
  // Only a table where the person has a seat gets a row of preferences.
  const tables = await tablePreferences(userId);
  if (!gameId || !tables.some((table) => table.gameId === gameId)) return false;
  await muteTable(userId, gameId, step === 'mute' ? clock.now() : undefined);
  return true;
}

type SeatLeave = Extract<LeaveData, { readonly g: string }>;

/** An address at a seat has no table preferences: muting a table stops its emails. */
async function leaveSeat({ g, s }: SeatLeave, step: LeaveStep, clock: Clock): Promise<boolean> {
  const address: SeatAddress | undefined = await seatAddress(g, s);
  if (!address) return false;
  const isEverywhere = step === 'leave' || step === 'return';
  const stoppedAt = step === 'leave' || step === 'mute' ? clock.now() : undefined;
  await stopSeatMail(address, isEverywhere, stoppedAt);
  // Later tables have new seats.
  if (isEverywhere) await stopAddress(address.email, stoppedAt);
  return true;
}
