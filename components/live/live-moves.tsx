import { memo, type ReactNode } from 'react';
import { TurnClocks } from '@/components/clocks/turn-clocks';
import { MovesPanel } from '@/components/move/moves-panel';
import { waitingWords } from '@/components/table/top-moment';
import { SpectatorPanel } from '@/components/table/spectator-panel';
import { describeRefusal } from '@/lib/game/wording/refusals/refusals';
import { useWords } from '@/lib/platform/i18n/current-words';
import type { LiveTable } from '@/lib/game/live/live-table';
import type { Rejection } from '@/lib/game/engine/rejections';
import type { Wording } from '@/lib/game/wording/wording';
import { GoneNotice } from './gone-notice';
import { useLive, type Live, type Slots } from '@/components/move/live-context';
import { areOf } from './page-sync';
import { SendState } from './send-state';

/** The moves panel during the reader's turn. After its end it names the next players. */
export function LiveMoves({ slots }: { readonly slots: Slots }) {
  const shown = useLive();
  const words = useWords();
  if (!shown) return null;
  const { table, answer, isAsked, live } = shown;
  if (isAsked) {
    const { drawings, end, clocks } = shown;
    const { refused, gone } = live;
    return <OwnMoves {...{ table, answer, drawings, end, clocks, isAsked, refused, gone, slots }} />;
  }
  const lost = live.gone && <GoneNotice table={table} gone={live.gone} />;
  if (table.status === 'running')
    return (
      <SpectatorPanel
        table={table}
        refusal={answer === 0 ? slots.refusal : undefined}
        turnBack={slots.turnBack}
        clocks={
          <>
            {clocksOf(shown, slots)}
            {lost}
            <SendState />
          </>
        }
      />
    );
  return (
    <section id="moves" tabIndex={-1} className="panel stack" aria-label={words.t('table.yourMove')}>
      <h2 className="initial">{waitingWords(words, table)}</h2>
      {lost}
      <SendState />
    </section>
  );
}

type OwnProps = Pick<Live, 'table' | 'answer' | 'drawings' | 'end' | 'clocks' | 'isAsked'> &
  Pick<LiveTable, 'refused' | 'gone'> & { readonly slots: Slots };

/** Renders only when the legal moves differ, not after every response. */
const OwnMoves = memo(function OwnMoves(props: OwnProps) {
  const { table, answer, drawings, end, refused, gone, slots } = props;
  const words = useWords();
  const sentence = refused && notPossible(words, refused.rejection);
  // The server's panel stays until the first step.
  const first = answer + drawings === 0 && table.seq === slots.stamp?.expectedSeq ? slots : {};
  const { gameId, seq } = table;
  const stamp = { gameId, expectedSeq: seq, commandId: `${answer}-${drawings}`, end, ...first.stamp };
  return (
    <MovesPanel
      table={table}
      stamp={stamp}
      action={slots.action}
      refusal={sentence === undefined ? first.refusal : { sentence }}
      wanted={refused?.command ?? gone?.commands[0] ?? first.wanted}
      clocks={clocksOf(props, slots)}
      turnBack={slots.turnBack}
      sending={gone && <GoneNotice table={table} gone={gone} />}
      unsent={<SendState />}
      known={slots.known}
    />
  );
});

/**
 * The current clocks. During another player's turn it only knows that clocks exist, and the page has to
 * request them (page-sync.ts).
 */
function clocksOf(
  { table, clocks, isAsked }: Pick<Live, 'table' | 'clocks' | 'isAsked'>,
  slots: Slots,
): ReactNode {
  if (areOf(clocks, table.waitingFor))
    return <TurnClocks agenda={{ ...table, times: clocks }} timeZone={slots.timeZone} />;
  return slots.isAsked === isAsked ? slots.clocks : <div hidden>{slots.clocks}</div>;
}

/** Why the rules refuse a step. */
const notPossible = (words: Wording, rejection: Rejection): string =>
  words.t('moves.notPossible', { reason: describeRefusal(words, rejection) });
