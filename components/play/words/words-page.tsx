import type { TurnBackSlot } from '@/components/clocks/turn-back';
import type { ReactNode } from 'react';
import type { Command } from '@/lib/game/engine/commands';
import { zonesOf } from '@/lib/game/in-words/zones';
import type { TableView } from '@/lib/features/table/load/table-view';
import { LogPanel } from '@/components/history/log-panel';
import { MovesPanel } from '@/components/move/moves-panel';
import type { Refusal } from '@/components/move/refusal-notice';
import type { StepAction, StepStamp } from '@/components/move/forms/step-fields';
import { SiteMenu } from '@/components/site/site-menu';
import { AfterEnd, Rematch } from '@/components/table/ending/after-end';
import { FinalRanking } from '@/components/table/ending/final-ranking';
import { LiveTable } from '@/components/live/live-table';
import { waitingWords } from '@/components/table/top-moment';
import { SpectatorPanel } from '@/components/table/spectator-panel';
import { SkipLink } from '@/components/ui/skip-link';
import { TextLink } from '@/components/ui/text-link';
import { clockWords, roundOf } from '@/lib/game/wording/position';
import { useWords } from '@/lib/platform/i18n/current-words';
import { NewsRegion } from '@/components/live/news-region';
import { KeepFocus } from './keep-focus';
import { NewsWish } from '@/components/table/news-wish';
import { heardRows, lastWords, tellingOf } from './reading';
import { SayForm } from './say-form';
import { ZoneInWords } from './zone-in-words';

export interface WordsPageProps {
  readonly table: TableView;
  readonly stamp: StepStamp;
  readonly action: StepAction;
  readonly say: StepAction;
  /** A typed line that was not a step. */
  readonly line?: string | undefined;
  readonly refusal?: Refusal | undefined;
  readonly wanted?: Command | undefined;
  readonly clocks?: ReactNode;
  readonly turnBack?: TurnBackSlot | undefined;
  /** How much of the others' moves is announced, if the reader has chosen. */
  readonly news?: string | undefined;
}

/** The table as text only: the moves, the board, the log. */
export function WordsPage(props: WordsPageProps) {
  const { table, stamp } = props;
  const words = useWords();
  const { t } = words;
  const { gameId, me, waitingFor, version } = table;
  const isMine = me !== undefined && waitingFor.includes(me);
  return (
    <>
      <SkipLink to={isMine ? '#step' : '#moves'}>{t('table.toYourMove')}</SkipLink>
      <SkipLink to="#say-line">{t('say.toField')}</SkipLink>
      <SkipLink to="#players-title">{t('board.toBoard')}</SkipLink>
      <header className="relative z-20 print:hidden">
        <SiteMenu />
      </header>
      <main
        className="page [&_.balance-box_.sr-only]:not-sr-only [&_.balance]:hidden [&_svg]:hidden"
        data-seq={table.seq}
        data-news={props.news}
      >
        <Where table={table} />
        <Moves {...props} isMine={isMine} />
        <SayForm table={table} stamp={stamp} say={props.say} line={props.line} />
        <Board table={table} />
        <LogPanel table={table} />
        <Contents table={table} />
        {table.me !== undefined && <NewsWish />}
      </main>
      <NewsRegion gameId={gameId} rows={heardRows(words, table)} answer={stamp.commandId} line={props.line} />
      <KeepFocus answer={stamp.commandId} sending={t('say.sending')} />
      <LiveTable gameId={gameId} version={version} busy={isMine} />
    </>
  );
}

/** Name, round, players to move, and the last step in words. */
function Where({ table }: { readonly table: TableView }) {
  const words = useWords();
  const { t } = words;
  const { pack, view, gameId, name } = table;
  const at = { pack, state: view.state };
  const last = lastWords(words, table);
  return (
    <header className="panel stack">
      <h1>{t('board.pageTitle', { name, round: roundOf(at), rounds: pack.crane.turnsPerPlayer })}</h1>
      <p>
        {clockWords({ words, ...at })}. {waitingWords(words, table)}.
      </p>
      {last && <p>{t('board.lastStep', { text: last })}</p>}
      <p>
        <TextLink href={`/games/${gameId}`}>{t('board.drawn')}</TextLink>
      </p>
    </header>
  );
}

function Moves({ isMine, ...props }: WordsPageProps & { readonly isMine: boolean }) {
  const { table, refusal, clocks, turnBack } = props;
  if (table.status === 'finished' && !refusal) return <FinalRanking table={table} />;
  return isMine ? (
    <MovesPanel {...props} inWords />
  ) : (
    <SpectatorPanel
      table={table}
      refusal={refusal}
      clocks={clocks}
      turnBack={turnBack}
      after={
        table.status !== 'running' && (
          <>
            <Rematch table={table} />
            <AfterEnd table={table} />
          </>
        )
      }
    />
  );
}

function Board({ table }: { readonly table: TableView }) {
  const words = useWords();
  return zonesOf(tellingOf(words, table), table.me).map((zone) => <ZoneInWords key={zone.id} zone={zone} />);
}

/** A table of contents. It comes last, because players need the moves first. */
function Contents({ table }: { readonly table: TableView }) {
  const words = useWords();
  const zones = zonesOf(tellingOf(words, table), table.me);
  return (
    <nav className="panel" aria-label={words.t('board.contents')}>
      <ul className="words">
        {zones.map(({ id, title }) => (
          <li key={id}>
            <a className="inline-flex min-h-target min-w-target items-center" href={`#${id}-title`}>
              {title}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
