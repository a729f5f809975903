/** The script of an exported page (archive-html.ts), bundled by scripts/lib/archive-bundle.ts. */
import { useLayoutEffect, type ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { DirectionButtons } from '@/components/history/replay/direction-buttons';
import { Motion } from '@/components/history/replay/motion';
import { PlayButton } from '@/components/history/replay/play-button';
import { directionsOf } from '@/components/history/replay/reduce';
import { useReplay, useReplayKeys, type Replay } from '@/components/history/replay/use-replay';
import { useWindowEvent } from '@/components/ui/browser/use-window-event';
import { Fold } from '@/components/ui/fold';
import { RawHtml } from '@/components/ui/raw-html';
import { sheetOf } from '@/lib/game/drawing/sheet';
import { parseArchive, ArchiveReplay } from './archive-replay';
import { archiveZonesOf, type ArchiveZone } from './board';
import './archive.css';

/** Playback speed while Slower is on. */
const SLOW = 0.4;

/** The whole game: controls, board and the current log row. */
function Viewer({ game }: { readonly game: ArchiveReplay }) {
  const { course } = game;
  const replay = useReplay({
    course,
    at: Math.min(stepInAddress() ?? course.last, course.last),
    msAt: (at) => game.msAt(at),
  });
  const { at, give } = replay;
  useReplayKeys(replay);
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
  const { t } = game.words;
  return (
    <>
      {moment &&
        archiveZonesOf(moment).map((part) => <Zone key={part.id} {...part} label={t('table.inWords')} />)}
      <Motion at={at} ms={replay.ms} />
      {inElement('controls', <Controls {...{ game, replay }} />)}
      {inElement('thoughts', <Thoughts thoughts={game.thoughtsAt(at)} />)}
      {inElement('sheet', <div dangerouslySetInnerHTML={{ __html: sheetOf(game.pack).file }} />)}
    </>
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

function Thoughts({ thoughts }: { readonly thoughts: ReturnType<ArchiveReplay['thoughtsAt']> }) {
  return thoughts.map(({ name, text }) => (
    <figure key={`${name} ${text}`} className="zone thought">
      <figcaption>{name}</figcaption>
      <blockquote>{text}</blockquote>
    </figure>
  ));
}

interface ControlsProps {
  readonly game: ArchiveReplay;
  readonly replay: Replay;
}

/** Buttons, slider, and the step in words. */
function Controls({ game, replay }: ControlsProps) {
  const { t } = game.words;
  const { at, give, isPlaying, course } = replay;
  const step = t('archive.viewer.step', { step: at, steps: course.last });
  const names = {
    first: t('archive.viewer.first'),
    previousTurn: t('archive.viewer.previousTurn'),
    previous: t('archive.viewer.previous'),
    next: t('archive.viewer.next'),
    nextTurn: t('archive.viewer.nextTurn'),
    last: t('archive.viewer.last'),
  };
  return (
    <>
      <div className="steps">
        <DirectionButtons
          to={directionsOf(course, at)}
          names={names}
          onGo={(where) => give({ type: 'go', where })}
        />
        <PlayButton {...{ isPlaying, give }} play={t('history.play')} pause={t('history.pause')} />
        <label>
          <input
            type="checkbox"
            onChange={({ target }) => give({ type: 'speed', speed: target.checked ? SLOW : 1 })}
          />{' '}
          {t('recap.slower')}
        </label>
        <input
          type="range"
          min={course.first}
          max={course.last}
          value={at}
          aria-label={t('archive.viewer.slider')}
          aria-valuetext={step}
          onChange={({ target }) => give({ type: 'go', where: Number(target.value) })}
        />
        <output>{step}</output>
      </div>
      <p className="small keys">{t('archive.viewer.keys')}</p>
      {/* Screen readers announce the position where playback stops, not every step. */}
      <p
        id="now"
        role="status"
        aria-live={isPlaying ? 'off' : 'polite'}
        title={`${t('archive.viewer.receipt')}: ${game.receiptAt(at)}`}
      >
        {rowAt(at)?.querySelector('span')?.textContent}
      </p>
    </>
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
  const game = new ArchiveReplay(parseArchive(document.getElementById('game')?.textContent ?? ''));
  if (board) createRoot(board, { onUncaughtError: sayBroken }).render(<Viewer game={game} />);
} catch {
  sayBroken();
}
