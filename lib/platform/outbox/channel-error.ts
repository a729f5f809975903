import 'server-only';

/**
 * Why a message did not get through: told to the owner of a channel in words (messages,
 * `notifications.error`).
 */
export const CHANNEL_FAULTS = [
  /** The address, subscription or hook no longer exists. */
  'gone',
  /** The other side was there and did not take it. */
  'refused',
  /** The other side cannot be reached. */
  'unreachable',
  /** The address does not lead to the open internet. */
  'forbidden-address',
  /** Our own mail server does not take mail. */
  'mail-server',
  /** A fault in our own code. */
  'internal',
] as const;
export type ChannelFault = (typeof CHANNEL_FAULTS)[number];

/** Faults that a channel's owner has to fix; the operator fixes the others. */
const THEIRS: readonly ChannelFault[] = ['gone', 'refused', 'unreachable', 'forbidden-address'];

/**
 * A channel did not take a message. `detail` is for people who know what a status is; it never holds a
 * secret.
 */
export class ChannelError extends Error {
  override readonly name = 'ChannelError';
  constructor(
    readonly fault: ChannelFault,
    readonly detail: string,
    /** The pause that the other side asks for. */
    readonly pauseMs?: number,
  ) {
    super(`${fault}: ${detail}`);
  }
}

/** Whether the owner of the channel has to fix it. */
export function isTheirs(fault: ChannelFault): boolean {
  return THEIRS.includes(fault);
}

/** The fault that a stored error begins with, and its detail. */
export function readFault(stored: string): { readonly fault: ChannelFault; readonly detail: string } {
  const [name = '', ...rest] = stored.split(': ');
  const fault = CHANNEL_FAULTS.find((known) => known === name);
  return fault ? { fault, detail: rest.join(': ') } : { fault: 'internal', detail: stored };
}
