import 'server-only';

/** Why a delivery failed. The owner of a channel sees it in words (messages, `notifications.error`). */
export const CHANNEL_FAULTS = [
  /** The address, subscription or hook no longer exists. */
  'gone',
  /** The other side answered and refused it. */
  'refused',
  /** The other side did not answer. */
  'unreachable',
  /** The address is not on the public internet. */
  'forbidden-address',
  /** The mailbox is full, or its server asks for a later attempt. */
  'mailbox',
  /** An email was too large, or its content was refused. */
  'message',
  /** The mail server, our login there or our sender is refused, or several readers are in the same minutes. */
  'mail-server',
  /** A fault in our own code. */
  'internal',
] as const;
export type ChannelFault = (typeof CHANNEL_FAULTS)[number];

/** Faults that a channel's owner has to fix; the operator fixes the others. */
const THEIRS: readonly ChannelFault[] = ['gone', 'refused', 'unreachable', 'forbidden-address', 'mailbox'];

/** A channel refused a message. `detail` is for technical readers; it never holds a secret. */
export class ChannelError extends Error {
  override readonly name = 'ChannelError';
  constructor(
    readonly fault: ChannelFault,
    readonly detail: string,
    /** The pause that the other side requests. */
    readonly pauseMs?: number,
    /** The attempt that may stop the channel; by default the first that is final. */
    readonly believedAt = 1,
  ) {
    super(`${fault}: ${detail}`);
  }
}

/** Whether the owner of the channel has to fix it. */
export function isTheirs(fault: ChannelFault): boolean {
  return THEIRS.includes(fault);
}

/** The fault that a stored error starts with, and its detail. */
export function readFault(stored: string): { readonly fault: ChannelFault; readonly detail: string } {
  const [name = '', ...rest] = stored.split(': ');
  const fault = CHANNEL_FAULTS.find((known) => known === name);
  return fault ? { fault, detail: rest.join(': ') } : { fault: 'internal', detail: stored };
}
