/** The text version next to each drawing, initially folded. */
import { lineItems } from '@/components/ui/words';
import { memoIn } from '@/lib/game/drawing/glyphs';
import { namesKey, type SeatName } from '@/lib/game/wording/names';
import type { Pack } from '@/lib/game/engine/pack-index';
import type { Player } from '@/lib/game/engine/state';
import { ROWS } from '@/lib/game/engine/vocabulary';
import { cityWords } from '@/lib/game/wording/city';
import { capitalize, type Labelling, type Wording } from '@/lib/game/wording/wording';
import { planWords } from '@/lib/game/wording/opponent';
import { bridgeWords, craneWords, gridWords, playerWords, rowWords } from '@/lib/game/wording/zone-lists';
import { rowName } from '@/lib/game/wording/terms';

type Zone = 'crane' | 'rows' | 'bridge' | 'city' | 'hunger-wall' | 'cathedral';
type Seats = readonly SeatName[];

/** Items of a zone of the shared board. */
export function zoneItems(on: Labelling, zone: Zone, seats: Seats = []): string {
  return memoIn(on.words, on.state, `${zone} words ${namesKey(seats)}`, () =>
    lineItems(zoneWords(on, zone, seats)),
  );
}

function zoneWords(on: Labelling, zone: Zone, seats: Seats): readonly string[] {
  switch (zone) {
    case 'crane':
      return craneWords(on);
    case 'rows':
      return ROWS.flatMap((row) =>
        rowWords(on, row).map((line) => `${capitalize(rowName(on.words, row))}. ${line}`),
      );
    case 'bridge':
      return bridgeWords(on, seats);
    case 'city':
      return [...cityWords(on, seats), ...planWords(on)];
    case 'hunger-wall':
    case 'cathedral':
      return gridWords(on, seats, zone);
  }
}

/** Items of a player's boards. */
export function playerItems(words: Wording, pack: Pack, player: Player, seat: number): string {
  return memoIn(words, player, `${seat} words`, () => lineItems(playerWords(words, pack, player)));
}
