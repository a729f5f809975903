import type { Pack } from '@/lib/engine/pack-index';
import type { Player, State } from '@/lib/engine/state';
import { LineList, MarkupList, Words } from '@/components/ui/words';
import { count } from '@/lib/wording/grammar';
import { nameOf, seatName, type SeatName } from '@/lib/wording/names';
import { actionBoardWords, playerWords, technologyWords } from '@/lib/wording/players';
import { Drawing } from './drawing';
import { actionBoardSvg } from './svg/action-board';
import { goodsHtml } from './svg/chips';
import { playerBoardSvg } from './svg/player-board';
import { seatIcon } from './svg/seat-marks';
import { linkToSheet, sheetOf } from './svg/sheet';
import { Symbol } from './symbol';

interface PanelProps {
  readonly pack: Pack;
  readonly state: State;
  readonly seats: readonly SeatName[];
  readonly seat: number;
  readonly player: Player;
  /** My own boards are open; those of others open at a tap. */
  readonly open: boolean;
  readonly marks: readonly string[];
}

const BELOW = 'The list below says the same in words.';

/** Everything that belongs to one player. */
export function PlayerPanel({ pack, state, seats, seat, player, open, marks }: PanelProps) {
  const name = seatName(seats, seat);
  const words = playerWords(pack, player);
  const tiles = actionBoardWords(pack, player);
  return (
    <section className="panel zone player" aria-label={`Boards of ${name}`}>
      <h2 className="row">
        <Symbol pack={pack} name={seatIcon(seat)} />
        {name}
        <span className="badge">{count(player.score, 'point')}</span>
        {marks.map((mark) => (
          <span key={mark} className="badge badge-auto">
            {mark}
          </span>
        ))}
      </h2>
      <MarkupList className="chips" items={linkToSheet(goodsHtml(player, seat), sheetOf(pack).url)} />
      <Holdings pack={pack} state={state} seat={seat} player={player} />
      <details open={open}>
        <summary>Boards of {name}</summary>
        <Drawing pack={pack} svg={playerBoardSvg(pack, player, seat, BELOW)} />
        <Drawing pack={pack} svg={actionBoardSvg(pack, player, `actions-${seat}`, BELOW)} />
        <Words lines={[...words, ...tiles]} />
      </details>
    </section>
  );
}

/** Technologies, V tiles and seals in words: what makes a player differ from the others. */
function Holdings({ pack, state, seat, player }: Pick<PanelProps, 'pack' | 'state' | 'seat' | 'player'>) {
  const seals = state.seals
    .filter((claim) => claim.seat === seat)
    .map(({ seal }) => `Seal: ${nameOf(pack, seal)}`);
  const tiles = player.vTiles.map(({ tile }) => `V tile: ${nameOf(pack, tile)}`);
  const rights = player.sealRights > 0 ? [`${count(player.sealRights, 'right')} to claim a seal`] : [];
  const lines = [...technologyWords(pack, player), ...tiles, ...seals, ...rights];
  if (lines.length === 0) return null;
  return <LineList lines={lines} />;
}
