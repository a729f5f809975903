import 'server-only';
import { randomUUID } from 'node:crypto';
import { systemClock, type Clock } from '@/lib/platform/clock';
import { insertAct } from './act-store';

/** Everything an operator may do; stored by name, so a name never changes its meaning. */
export const ACT_KINDS = [
  'grant',
  'withdraw',
  'look',
  'free-seat',
  'ban',
  'unban',
  'sign-out',
  'resend',
  'rebuild',
  'announce',
  'cancel',
  'incident',
  'incident-over',
] as const;
export type ActKind = (typeof ACT_KINDS)[number];

/** Who acts: a person with the right, or whoever has a shell on the machine. */
export type Operator = { readonly userId: string } | 'command line';

export interface Act {
  readonly kind: ActKind;
  readonly about: string;
  readonly detail?: Readonly<Record<string, string | number | boolean>>;
}

/** Writes an act down. Called before it is done, so that none can be left out. */
export async function record(
  operator: Operator,
  { kind, about, detail = {} }: Act,
  clock: Clock = systemClock,
): Promise<void> {
  const by = operator === 'command line' ? operator : operator.userId;
  await insertAct({ id: randomUUID(), at: clock.now(), by, kind, about, detail });
}
