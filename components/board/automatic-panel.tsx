import { LineList } from '@/components/ui/words';
import { seatIcon } from '@/lib/game/drawing/seat-marks';
import type { Pack } from '@/lib/game/engine/pack-index';
import type { Player, State } from '@/lib/game/engine/state';
import { cardsToComeWords, opponentWords } from '@/lib/game/wording/opponent';
import { useWords } from '@/lib/platform/i18n/current-words';
import { Symbol } from './symbol';

interface AutomaticProps {
  readonly pack: Pack;
  readonly state: State;
  readonly name: string;
  readonly seat: number;
  readonly player: Player;
  /** Log rows that revealed the shown cards. */
  readonly log: Parameters<typeof cardsToComeWords>[1];
}

/** The solo opponent. He owns little and scores nothing, so text is enough. */
export function AutomaticPanel({ pack, state, name, seat, player, log }: AutomaticProps) {
  const words = useWords();
  const on = { words, pack, state };
  return (
    <section
      className="rival grid min-w-0 content-start gap-1.25 xl:gap-0.5"
      aria-label={words.t('table.boardsOf', { name })}
    >
      <h2 className="flex flex-wrap items-center gap-y-0.5 gap-x-1.5 text-lg [.zone>&]:text-lg">
        <Symbol pack={pack} name={seatIcon(seat)} className="ico size-6" />
        {name}
        <span className="badge px-1.5 font-sans text-2xs leading-4.5">{words.t('table.byTheRules')}</span>
      </h2>
      <LineList lines={[...opponentWords(on, seat, player), ...cardsToComeWords(on, log)]} />
    </section>
  );
}
