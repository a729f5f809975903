import { SecretWork } from '@/lib/game/engine/blind-work';
import type { Secrets } from '@/lib/game/engine/secrets';
import type { State } from '@/lib/game/engine/state';
import { given } from './scenario';
import { PACK, patch, type Patch } from './table';

interface Table {
  readonly state: State;
  readonly secrets?: Secrets | undefined;
}

/** An execution context that knows the table's secrets. */
export function knowing({ state, secrets }: Table): SecretWork {
  if (!secrets) throw new Error('a table has secrets');
  return new SecretWork(PACK, state, secrets);
}

/** The context of final scoring at a table that the patches have changed. */
export const scoring = (...patches: readonly Patch[]): SecretWork =>
  knowing(
    given(
      ...patches,
      patch(() => ({ phase: 'scoring' })),
    ),
  );
