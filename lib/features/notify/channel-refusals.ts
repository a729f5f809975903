import { refused, type Result } from '@/lib/platform/http/refused';

/** Why a channel was not added or changed. */
export const CHANNEL_REFUSALS = [
  'no-address',
  'no-subscription',
  'no-url',
  'not-https',
  'not-public',
  'too-many',
  'no-kinds',
  'no-time',
  'unknown',
  'not-sent',
  'said-no',
] as const;
export type ChannelRefusal = (typeof CHANNEL_REFUSALS)[number];
export type ChannelResult<T = undefined> = Result<T, ChannelRefusal> & Said;

interface Said {
  /** The reason of a receiver that refused the test. */
  readonly said?: string;
}

/** A refusal as a value. */
export const refuseChannel = (error: ChannelRefusal) => refused(error);
/** The result of a successful change. */
export const DONE = { ok: true, value: undefined } as const;
