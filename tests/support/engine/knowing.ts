import { SecretWork } from '@/lib/game/engine/secret-work';
import type { Secrets } from '@/lib/game/engine/secrets';
import type { State } from '@/lib/game/engine/state';
import { PACK } from './table';

interface Table {
  readonly state: State;
  readonly secrets?: Secrets | undefined;
}

/** A workbench that knows what is hidden at a table. */
export function knowing({ state, secrets }: Table): SecretWork {
  if (!secrets) throw new Error('a table has secrets');
  return new SecretWork(PACK, state, secrets);
}
