/** Close-up of a player: both boards, all collected pieces, the points by source. */
import { describeScore } from './count-lines';
import { seatName } from '@/lib/game/wording/names';
import { actionBoardWords, playerWords } from '@/lib/game/wording/players';
import { actionBoardSvg } from '@/lib/game/drawing/action-board';
import { playerBoardSvg } from '@/lib/game/drawing/player-board/player-board';
import type { LargeView, InspectContext } from './inspection';

export function inspectBoard(context: InspectContext, id: string): LargeView | undefined {
  const { table, words } = context;
  const { pack, view, seats, me } = table;
  const seat = Number(id);
  const player = view.state.players[seat];
  if (!player || !/^\d$/.test(id)) return undefined;
  const desc = words.t('table.below');
  const name = seatName(words, seats, seat);
  const caption = (what: string, title: string) => ({ title, desc, id: `inspect-${what}-${seat}` });
  const board = playerBoardSvg(pack, player, seat, caption('board', words.t('inspect.playerBoard')));
  const actions = actionBoardSvg(pack, player, {
    words,
    seat,
    mine: seat === me,
    caption: caption('actions', words.t('inspect.actionBoard')),
  });
  return {
    title: words.t('table.boardsOf', { name }),
    drawings: [board, actions],
    lines: [
      ...playerWords(words, pack, player),
      ...actionBoardWords(words, pack, player),
      ...describeScore(context, seat),
    ],
  };
}

/** A good or a track is part of its owner's boards, so the boards are shown. */
export function inspectGoods(context: InspectContext, id: string): LargeView | undefined {
  return inspectBoard(context, id.split('-')[0] ?? '');
}
