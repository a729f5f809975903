/** The legal moves of a position, computed once for the panel and for automatic steps. */
import { options, type Options } from '@/lib/game/engine/options';
import type { Pack } from '@/lib/game/engine/pack-index';
import type { State } from '@/lib/game/engine/state';
import type { Offer, View } from '@/lib/game/engine/view';

const known = new WeakMap<State, { readonly offers: readonly Offer[]; readonly options: Options }>();

/** The options of the viewing seat; each browser has one seat at a table. */
export function knownOptions(pack: Pack, view: View): Options {
  const found = known.get(view.state);
  if (found && found.offers === view.offers) return found.options;
  const made = options(pack, view);
  known.set(view.state, { offers: view.offers, options: made });
  return made;
}
