/** What is lost for good when the turn ends now. */
import type { Command } from '@/lib/game/engine/commands';
import type { OpenEntry } from '@/lib/game/engine/open';
import type { Option } from '@/lib/game/engine/options';

/**
 * Entries that would lapse and could be used: an offer whose price nobody has is no loss, and the warning
 * would not be believed again.
 */
export function lostAtEnd(open: readonly OpenEntry[], options: readonly Option[]): readonly OpenEntry[] {
  return open.filter(
    (entry) =>
      entry.class === 'lapse' && (!isOffer(entry) || options.some(({ command }) => takes(command, entry))),
  );
}

/** What asks for a price that may be missing; everything else was paid for or costs nothing. */
const OFFERS: ReadonlySet<OpenEntry['kind']> = new Set<OpenEntry['kind']>(['road', 'road-egg', 'slot-bonus']);

const isOffer = ({ kind }: OpenEntry): boolean => OFFERS.has(kind);

function takes(command: Command, { kind, item }: OpenEntry): boolean {
  switch (command.type) {
    case 'ResolveRoadEgg':
      return item?.kind === 'road-egg' && item.space === command.space;
    case 'ResolveRoadEffect':
      return item?.kind === 'road' && item.space === command.space;
    case 'BuyEgg':
      return kind === 'slot-bonus';
    default:
      return false;
  }
}
