/** The script of an exported page (archive-html.ts), bundled by scripts/lib/archive-bundle.ts. */
import { useLayoutEffect, type ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { Motion } from '@/components/history/replay/motion';
import { Player } from '@/components/history/replay/player';
import { playerTexts } from '@/components/history/replay/player-texts';
import { useReplay } from '@/components/history/replay/use-replay';
import { Thoughts } from '@/components/history/thoughts';
import { useWindowEvent } from '@/components/ui/browser/use-window-event';
import { Fold } from '@/components/ui/fold';
import { RawHtml } from '@/components/ui/raw-html';
import { sheetOf } from '@/lib/game/drawing/sheet';
import { receiptOf } from '@/lib/game/eventlog/chain';
import { WordsContext } from '@/lib/platform/i18n/browser-words';
import { archiveZonesOf, type ArchiveZone } from './board';
import { openArchive, type Archive } from './data';
import './archive.css';

/** The whole game: controls, board and the current log row. */
function Viewer({ archive }: { readonly archive: Archive }) {
  const { game, words, pack } = archive;
  const { t } = words;
  const { course } = game;
  const replay = useReplay({
    course,
    at: Math.min(stepInAddress() ?? course.last, course.last),
    msAt: (at) => game.msAt(at),
  });
  const { at, give } = replay;
  useWindowEvent('hashchange', () => {
    const step = stepInAddress();
    if (step !== undefined && step !== at) give({ type: 'go', where: step });
  });
  useLayoutEffect(() => {
    history.replaceState(null, '', `#${at}`);
    document.body.dataset.step = String(at);
    return markRow(at);
  }, [at]);
  const moment = game.momentAt(at);
  const told = rowAt(at)?.querySelector('span')?.textContent ?? '';
  return (
    <WordsContext value={words}>
      {archiveZonesOf(archive, at).map((part) => (
        <Zone key={part.id} {...part} label={t('table.inWords')} />
      ))}
      <Motion at={at} ms={replay.ms} />
      {inElement(
        'controls',
        <Player replay={replay} texts={playerTexts(words)} shown={at} told={told}>
          <output>{t('table.stepOf', { step: at, last: course.last })}</output>
          <p className="small keys">{t('archive.viewer.keys')}</p>
          <p id="now" title={moment && `${t('archive.viewer.receipt')}: ${receiptOf(moment.row)}`}>
            {told}
          </p>
        </Player>,
      )}
      {inElement('thoughts', <Thoughts table={game.document.table} thoughts={moment?.thoughts} />)}
      {inElement('sheet', <div dangerouslySetInnerHTML={{ __html: sheetOf(pack).file }} />)}
    </WordsContext>
  );
}

function inElement(id: string, node: ReactNode) {
  const element = document.getElementById(id);
  return element && createPortal(node, element);
}

/** A zone of the board with a folded text version. */
function Zone({ id, title, html, lines, label }: ArchiveZone & { readonly label: string }) {
  if (html === '') return null;
  return (
    <section id={`part-${id}`} className={`zone part-${id.replace(/-\d$/, '')}`}>
      {title && <h2>{title}</h2>}
      <RawHtml as="div" html={html} />
      {lines && (
        <Fold title={label}>
          <ul className="words">
            {lines.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
        </Fold>
      )}
    </section>
  );
}

/** The row of a step. The log is plain HTML, so it can be read without scripts. */
const rowAt = (step: number) => document.getElementById('rows')?.children[step - 1];

/** Highlights the row of a step and scrolls its list, never the page. */
function markRow(step: number): (() => void) | undefined {
  const row = rowAt(step);
  const list = row?.parentElement;
  if (!(row instanceof HTMLElement) || !list) return undefined;
  row.setAttribute('aria-current', 'step');
  list.scrollTop = row.offsetTop - list.offsetTop - list.clientHeight / 2;
  return () => row.removeAttribute('aria-current');
}

function stepInAddress(): number | undefined {
  const [, step] = /^#(\d{1,6})$/.exec(location.hash) ?? [];
  return step === undefined ? undefined : Number(step);
}

function sayBroken(): void {
  const broken = document.getElementById('broken');
  if (broken) broken.hidden = false;
}

const board = document.getElementById('board');
try {
  const archive = openArchive(document.getElementById('game')?.textContent ?? '');
  if (board) createRoot(board, { onUncaughtError: sayBroken }).render(<Viewer archive={archive} />);
} catch {
  sayBroken();
}
