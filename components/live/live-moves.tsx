import { memo, type ReactNode, useEffect, useState } from 'react';
import { TurnClocks } from '@/components/clocks/turn-clocks';
import { handOver } from '@/components/move/hand-over';
import { useLive, type Live, type Slots } from '@/components/move/live-context';
import { MovesPanel } from '@/components/move/moves-panel';
import { SpectatorPanel } from '@/components/table/spectator-panel';
import { waitingWords } from '@/components/table/top-moment';
import { announceAside } from '@/components/ui/announce-aside';
import { Notice } from '@/components/ui/notice';
import type { TableView } from '@/lib/features/table/load/table-view';
import type { Command } from '@/lib/game/engine/commands';
import type { Rejection } from '@/lib/game/engine/rejections';
import { type LiveTable, type DropReason, isBehind, isWaiting } from '@/lib/game/live/live-table';
import { labelCommand } from '@/lib/game/wording/options';
import { describeRefusal, isRejectionCode } from '@/lib/game/wording/refusals';
import type { Wording } from '@/lib/game/wording/wording';
import { useWords } from '@/lib/platform/i18n/current-words';
import { areOf } from './page-sync';

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
      answer={answer + drawings}
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

interface GoneProps {
  readonly table: TableView;
  readonly gone: NonNullable<LiveTable['gone']>;
}

/** Discarded steps: why, and which they were, so the intention is not lost. */
function GoneNotice({ table, gone }: GoneProps) {
  const words = useWords();
  const on = { words, pack: table.pack, state: table.view.state };
  // A single one is shown below as the requested step.
  const labels = gone.commands.map((command) => labelCommand(on, command));
  return (
    <Notice bad>
      <p>{goneWords(words, table, gone)}</p>
      {labels.length > 1 && (
        <p className="small">{words.t('moves.live.wereGone', { steps: words.list(labels) })}</p>
      )}
      {gone.why === 'moved-on' && <ToPlan table={table} commands={gone.commands} />}
    </Notice>
  );
}

/** Opens the same steps in the analysis of the new position, where they can become a plan. */
function ToPlan({ table, commands }: { readonly table: TableView; readonly commands: readonly Command[] }) {
  const { t } = useWords();
  const { gameId, seq, me } = table;
  if (me === undefined) return null;
  const steps = commands.filter(({ type }) => type !== 'Undo').map((command) => ({ seat: me, command }));
  return (
    <a className="btn" href={`/games/${gameId}/try?at=${seq}`} onClick={() => handOver(gameId, seq, steps)}>
      {t('moves.live.toPlan')}
    </a>
  );
}

const OWN = [
  ...['token-missing', 'token-wrong', 'not-seated', 'command-id-reused', 'too-many', 'read-only'],
  ...['clock-wrong', 'delegate-ended', 'delegate-may-not'],
] as const;

function goneWords(words: Wording, table: TableView, gone: GoneProps['gone']): string {
  if (gone.why === 'moved-on') return words.t(movedOnKey(table, gone));
  const { code, params } = gone;
  const own = OWN.find((each) => each === code);
  if (own) return words.t(`moves.refused.${own}`);
  if (!isRejectionCode(code)) return words.t('moves.live.refused');
  const reason = describeRefusal(words, { code, rule: '', params });
  return words.t('moves.notPossible', { reason });
}

/** Message key for discarded steps: others have moved, or the reader's own seat has. */
function movedOnKey(
  { me, log }: Pick<TableView, 'me' | 'log'>,
  { since = Infinity }: Extract<DropReason, { why: 'moved-on' }>,
): 'moves.refused.stale' | 'moves.live.elsewhere' {
  const isOwn = me !== undefined && log.every(({ seq, seat }) => seq <= since || seat === me);
  return isOwn ? 'moves.live.elsewhere' : 'moves.refused.stale';
}

/** Sending status of the player's steps; renders nothing if all is well. */
function SendState() {
  const { t } = useWords();
  const shown = useLive();
  if (!shown) return null;
  const { live, line } = shown;
  const n = live.pending.length;
  const last = live.pending.at(-1);
  return (
    <>
      {line &&
        n > 0 &&
        (typeof line === 'object' ? (
          <BusyNotice key={line.againAt} live={live} {...line} />
        ) : (
          <Notice>
            {[
              t('moves.live.unsent', { n }),
              ...(isWaiting(live) ? [] : [t('moves.live.goOn')]),
              ...(last && !last.predicted && !last.isSent ? [t('moves.live.undo')] : []),
            ].join(' ')}
          </Notice>
        ))}
      {(!line || n === 0) && isWaiting(live) && <ServerWait key={last?.commandId} live={live} />}
    </>
  );
}

interface BusyProps {
  readonly live: LiveTable;
  /** Time of the next attempt, in milliseconds since 1970. */
  readonly againAt: number;
}

const TICK_MS = 1_000;

/** Says that the service accepts no steps until a given time: a visible countdown, announced once. */
function BusyNotice({ live, againAt }: BusyProps) {
  const { t } = useWords();
  const [now, setNow] = useState(Date.now);
  const n = Math.max(1, Math.ceil((againAt - now) / TICK_MS));
  const [whole] = useState(() => t('moves.live.busy', { n }));
  useEffect(() => {
    announceAside(whole);
    const ticks = setInterval(() => setNow(Date.now()), TICK_MS);
    return () => {
      clearInterval(ticks);
      announceAside('');
    };
  }, [whole]);
  return (
    <div role="timer" className="notice">
      {`${t('moves.live.busy', { n })}${isWaiting(live) ? '' : ` ${t('moves.live.goOn')}`}`}
    </div>
  );
}

/** Shorter waits show nothing; screen readers get the message after `HEARING_MS`. */
const PATIENCE_MS = 150;
const HEARING_MS = 1_000;

/** Shown while a step waits for the server: one that reveals something, or the end of the turn. */
function ServerWait({ live }: { readonly live: LiveTable }) {
  const [isLong, setLong] = useState(false);
  const isEnd = live.pending.at(-1)?.command.type === 'EndTurn';
  const text = useWords().t(
    isBehind(live) ? 'moves.live.behind' : isEnd ? 'moves.live.ends' : 'moves.live.waits',
  );
  useEffect(() => {
    const timers = [
      setTimeout(() => setLong(true), PATIENCE_MS),
      setTimeout(() => announceAside(text), HEARING_MS),
    ];
    return () => {
      timers.forEach(clearTimeout);
      announceAside('');
    };
  }, [text]);
  return isLong ? <p>{text}</p> : null;
}
