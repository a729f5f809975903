import type { Pack } from '@/lib/engine/pack-index';
import type { Player, State } from '@/lib/engine/state';
import { LineList } from '@/components/ui/words';
import { opponentWords } from '@/lib/wording/opponent';
import { seatIcon } from './svg/seat-marks';
import { Symbol } from './symbol';

interface AutomaticProps {
  readonly pack: Pack;
  readonly state: State;
  readonly name: string;
  readonly seat: number;
  readonly player: Player;
}

/** The opponent of a solo game: he owns little and scores nothing, so words are enough. */
export function AutomaticPanel({ pack, state, name, seat, player }: AutomaticProps) {
  return (
    <section className="panel zone player" aria-label={`Boards of ${name}`}>
      <h2 className="row">
        <Symbol pack={pack} name={seatIcon(seat)} />
        {name}
        <span className="badge">played by the rules</span>
      </h2>
      <LineList lines={opponentWords({ pack, state }, seat, player)} />
    </section>
  );
}
