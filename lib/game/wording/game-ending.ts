/** How a game ended, in words. */
import type { GameEnding } from '../eventlog/export';
import { seatName, type SeatName } from './names';
import type { Wording } from './wording';

/** "Anna has won: Bohumil resigned". */
export function endingWords(words: Wording, seats: readonly SeatName[], ending: GameEnding): string {
  const { t } = words;
  const { how, winner, unrated } = ending;
  const won = winner === undefined ? '' : seatName(words, seats, winner);
  switch (how) {
    case 'played-out':
      return t('table.gameOver');
    case 'no-result':
      return t('table.ended');
    case 'agreed':
      return t('table.endings.agreed');
    case 'conceded':
      return t('table.endings.conceded', { won });
    case 'resigned': {
      const others = seats.filter(({ seat }) => seat !== winner);
      const lost = words.list(others.map(({ seat }) => seatName(words, seats, seat)));
      return t(unrated ? 'table.endings.unrated' : 'table.endings.resigned', { won, lost });
    }
  }
}
