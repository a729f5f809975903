import { type ComponentProps, Fragment } from 'react';
import { LogPanel } from '@/components/history/log-panel';
import { LiveTable } from '@/components/live/live-table';
import { NewsRegion } from '@/components/live/news-region';
import type { StepAction } from '@/components/move/forms/step-fields';
import { StillSide } from '@/components/play/still-side';
import { SiteMenu } from '@/components/site/site-menu';
import { FinalRanking } from '@/components/table/ending/final-ranking';
import { NewsWish } from '@/components/table/news-wish';
import { waitingWords } from '@/components/table/top-moment';
import { SkipLink } from '@/components/ui/skip-link';
import { TextLink } from '@/components/ui/text-link';
import { LineList } from '@/components/ui/words';
import type { TableView } from '@/lib/features/table/load/table-view';
import { escapeMarkup } from '@/lib/game/drawing/escape';
import type { WordRow, WordTable, TextZone } from '@/lib/game/in-words/zone';
import { zonesOf } from '@/lib/game/in-words/zones';
import { clockWords, roundOf } from '@/lib/game/wording/position';
import { useWords } from '@/lib/platform/i18n/current-words';
import { KeepFocus } from './keep-focus';
import { heardRows, lastWords, tellingOf } from './reading';
import { SayForm } from './say-form';

interface WordsPageProps extends ComponentProps<typeof StillSide> {
  readonly say: StepAction;
  /** A typed line that was not a step. */
  readonly line?: string | undefined;
  /** How much of the others' moves is announced, if the reader has chosen. */
  readonly news?: string | undefined;
}

/** Shows what screen readers hear in place of drawings and signs. */
const WORDS_ONLY = [
  '[&_svg]:hidden [&_.balance]:hidden [&_.balance-box_.sr-only]:not-sr-only',
  '[&_[data-ended]]:whitespace-normal [&_[data-ended]_li]:h-auto [&_[data-ended]_li]:shrink',
  '[&_[data-ended]_[aria-hidden]]:hidden [&_[data-ended]_.sr-only]:not-sr-only',
].join(' ');

/** The table as text only: the moves, the board, the log. */
export function WordsPage(props: WordsPageProps) {
  const { table, stamp } = props;
  const words = useWords();
  const { t } = words;
  const { gameId, me, waitingFor, version } = table;
  const zones = zonesOf(tellingOf(words, table), me);
  const isMine = me !== undefined && waitingFor.includes(me);
  return (
    <>
      <SkipLink to={isMine ? '#step' : '#moves'}>{t('table.toYourMove')}</SkipLink>
      <SkipLink to="#say-line">{t('say.toField')}</SkipLink>
      <SkipLink to="#players-title">{t('board.toBoard')}</SkipLink>
      <header className="relative z-20 flex min-h-13 items-center border-b border-line bg-card px-4 print:hidden">
        <TextLink
          href="/"
          className="flex min-h-target items-center font-serif text-lg font-semibold text-inherit no-underline"
        >
          {t('site.title')}
        </TextLink>
        <SiteMenu />
      </header>
      <main className={`page ${WORDS_ONLY}`} data-seq={table.seq} data-news={props.news}>
        <Where table={table} />
        {table.status === 'finished' && !props.refusal ? (
          <FinalRanking table={table} />
        ) : (
          <StillSide {...props} inWords />
        )}
        <SayForm table={table} stamp={stamp} say={props.say} line={props.line} />
        {zones.map((zone) => (
          <ZoneInWords key={zone.id} zone={zone} />
        ))}
        <LogPanel table={table} />
        {/* The table of contents comes last, because players need the moves first. */}
        <nav className="panel" aria-label={t('board.contents')}>
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
        {table.me !== undefined && table.status === 'running' && <NewsWish />}
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

/** A zone of the board: its heading, sentences, and tables under their own headings. */
function ZoneInWords({ zone: { id, title, lines, tables } }: { readonly zone: TextZone }) {
  const [first] = tables;
  const isAlone = tables.length === 1 && first?.title === title;
  return (
    <section className="panel stack" aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`} tabIndex={-1}>
        {title}
      </h2>
      {lines.length > 0 && <LineList lines={lines} />}
      {tables.length > 0 && (
        // Tables wider than a small screen scroll together, as one Tab stop.
        <div className="stack overflow-x-auto" role="group" tabIndex={0} aria-labelledby={`${id}-title`}>
          {tables.map((table, i) => (
            <Fragment key={table.title}>
              {!isAlone && (
                <h3 id={`${id}-${i}`} className="sticky left-0">
                  {table.title}
                </h3>
              )}
              <TableInWords table={table} of={isAlone ? `${id}-title` : `${id}-${i}`} />
            </Fragment>
          ))}
        </div>
      )}
    </section>
  );
}

/** The heading above labels the table, so nothing is read twice. */
function TableInWords({ table, of }: { readonly table: WordTable; readonly of: string }) {
  const head = table.columns.map((column) => `<th scope="col">${escapeMarkup(column)}</th>`).join('');
  const rows = table.rows.map(rowHtml).join('');
  return (
    // A column is as wide as its longest word: a wide table scrolls, and no word is broken.
    <table
      className="scores [&_:is(th,td)]:text-left [&_:is(th,td)]:wrap-normal [&_td]:align-top"
      aria-labelledby={of}
    >
      <thead dangerouslySetInnerHTML={{ __html: `<tr>${head}</tr>` }} />
      <tbody dangerouslySetInnerHTML={{ __html: rows }} />
    </table>
  );
}

const rowHtml = ({ head, cells }: WordRow): string =>
  `<tr><th scope="row">${escapeMarkup(head)}</th>${cells.map((cell) => `<td>${escapeMarkup(cell)}</td>`).join('')}</tr>`;
