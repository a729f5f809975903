import 'server-only';
import { randomUUID } from 'node:crypto';
import { systemClock, type Clock } from '@/lib/platform/clock';
import type { ActKind } from './act-kinds';
import { insertAct } from './act-store';

/** The acting operator, or a person with a shell on the machine. */
export type Operator = { readonly userId: string } | 'command line';

export interface OperatorAct {
  readonly kind: ActKind;
  readonly about: string;
  readonly detail?: Readonly<Record<string, string | number | boolean>>;
}

/** Writes an entry to the operator log. Called before the action, so that none can be missing. */
export async function recordAct(
  operator: Operator,
  { kind, about, detail = {} }: OperatorAct,
  clock: Clock = systemClock,
): Promise<void> {
  const by = operator === 'command line' ? operator : operator.userId;
  await insertAct({ id: randomUUID(), at: clock.now(), by, kind, about, detail });
}
