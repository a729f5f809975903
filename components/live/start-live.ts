/**
 * Everything that playing in the browser needs, fetched while the page is idle; the live table begins when
 * nobody is choosing. Bundled by itself (scripts/lib/live-bundle.ts), so that no page carries any of it
 * before: what it shares with the page is handed over.
 */
import { whenIdle, type Rules } from '@/components/move/browser/rules-in-browser';
import { takeOver } from '@/components/history/stepping/take-over';
import type { readOut } from '@/components/words/heard';
import type { PackData } from '@/lib/game/engine/pack';
import type { Messages } from '@/lib/game/wording/make-wording';
import type { Locale } from '@/lib/game/wording/locales';
import type { Kept, Taken } from '@/lib/game/live/unsent';
import type { FoundCommands } from '@/lib/features/table/find-commands';
import { flushSync } from 'react-dom';
import type { ClocksNews } from '@/lib/features/clocks/turn-clocks';
import type { LiveNews } from '@/lib/features/table/live-stand';
import type { LiveData } from './live-data';
import type { setLive } from './live-now';
import { sayDrawnThere } from './drawn-there';
import { later } from './later';
import { drawAsInPage, type OfPage } from './of-page';
import { openSession } from './open-session';
import type { Session, SessionOptions } from './session';

/** What there is to be only one of. */
export interface SharedWithPage {
  readonly parts: OfPage;
  readonly setLive: typeof setLive;
  readonly readOut: typeof readOut;
}

export interface Brought {
  readonly gameId: string;
  readonly packUrl: string;
  readonly wordsUrl: string;
  readonly sheetUrl: string;
  readonly locale: Locale;
  readonly shared: SharedWithPage;
  /** Has the server draw the page anew. */
  readonly refresh: () => void;
  readonly signal: AbortSignal;
}

export interface Start {
  /** What the page itself works out with as well. */
  readonly rules: Promise<Rules>;
  /** Over when the table is played; whatever could not be fetched is its error, and steps stay forms. */
  readonly begun: Promise<void>;
  /** The server has drawn the page anew: the table may be another than the one that is played on. */
  readonly renew: (version: string) => void;
}

/** Begins; ends with the signal. */
export function startLive(brought: Brought): Start {
  const { signal } = brought;
  let session: Session | undefined;
  const end = () => session?.end();
  // From the first moment on: one that never ends would draw its old table over that of the next.
  signal.addEventListener('abort', end);
  const opened = fetched(brought).then((all) => {
    signal.throwIfAborted();
    return (session = openSession(all));
  });
  const begun = opened.then((it) => beginWhenQuiet(it, signal));
  begun.catch(() => {
    signal.removeEventListener('abort', end);
    end();
  });
  return { rules: opened.then(({ rules }) => rules), begun, renew: (version) => session?.renewTo(version) };
}

/** Fetches everything. */
async function fetched(brought: Brought): Promise<Parameters<typeof openSession>[0]> {
  const { gameId, packUrl, wordsUrl, sheetUrl, locale, shared, refresh, signal } = brought;
  const renew = () => {
    // Before it has come the server draws what only it could draw again.
    if (later()) sayDrawnThere(gameId, { packUrl, wordsUrl, sheetUrl });
    refresh();
  };
  const load = async () => (await json(`/games/${gameId}/live`, signal)) as LiveData;
  const loadNews = async (since: number) => {
    const patience = AbortSignal.any([signal, AbortSignal.timeout(PATIENCE_MS)]);
    const response = await fetch(`/games/${gameId}/live?since=${since}`, { signal: patience });
    return response.ok ? ((await response.json()) as LiveNews & ClocksNews) : undefined;
  };
  const loadTaken = async (steps: Kept['steps']): Promise<Taken> => {
    const ids = steps.map(({ commandId }) => commandId).join();
    const patience = AbortSignal.any([signal, AbortSignal.timeout(PATIENCE_MS)]);
    const found = await json(`/api/games/${gameId}/commands?ids=${ids}`, patience);
    return new Map((found as FoundCommands).rows.map(({ commandId, seq }) => [commandId, seq]));
  };
  const [pack, messages, data] = await Promise.all([
    json(packUrl, signal) as Promise<PackData>,
    json(wordsUrl, signal) as Promise<Messages>,
    load(),
  ]);
  const own = { parts: shared.parts, sheetUrl, show: showing(gameId, shared) };
  return { pack, messages, locale, data, load, loadNews, loadTaken, refresh: renew, ...own };
}

/** Somebody may choose, step or unfold something while it is being fetched. */
async function beginWhenQuiet(session: Session, signal: AbortSignal): Promise<void> {
  for (;;) {
    await untilQuiet(signal);
    await session.whole();
    await whileIdle(session.ahead(), signal);
    signal.throwIfAborted();
    if (isChoosing()) continue;
    if (session.begin()) return;
    await session.reload();
  }
}

/** What takes the place of the server's does so without anybody noticing. */
function showing(gameId: string, { setLive, readOut }: SharedWithPage): SessionOptions['show'] {
  return (now, takesOver) => {
    const draw = () => (takesOver ? flushSync(() => setLive(now)) : setLive(now));
    if (takesOver === 'the-same') takeOver(() => drawAsInPage(draw));
    else if (takesOver) takeOver(draw);
    else draw();
    if (now) readOut(gameId, now.seq, now.news);
  };
}

async function json(url: string, signal: AbortSignal): Promise<unknown> {
  const response = await fetch(url, { signal });
  if (!response.ok) throw new Error(`${url}: ${response.status}`);
  return response.json();
}

const AGAIN_MS = 400;
/** News that does not come by then is asked for again. */
const PATIENCE_MS = 20_000;

/** Waits until nobody is in the middle of a choice, and no step is on its way. */
async function untilQuiet(signal: AbortSignal): Promise<void> {
  for (;;) {
    await new Promise<void>((done) => whenIdle(done));
    signal.throwIfAborted();
    if (!isChoosing()) return;
    await new Promise((done) => setTimeout(done, AGAIN_MS));
  }
}

/** So long no hand is answered, at most. */
const PIECE_MS = 4;

/** Does all pieces, and lets the browser do what else there is to be done between them. */
async function whileIdle(pieces: Generator<void>, signal: AbortSignal): Promise<void> {
  for (let until = 0; !pieces.next().done;) {
    if (performance.now() < until) continue;
    await new Promise<void>((done) => whenIdle(done));
    signal.throwIfAborted();
    until = performance.now() + PIECE_MS;
  }
}

/** A form that fills itself in shows its first places as chosen before anybody has touched it. */
function isChosen(): boolean {
  const form = document.querySelector('#moves form[data-fills]');
  if (!form) return document.querySelector('[data-chosen]') !== null;
  const isMoved = ({ selectedIndex }: HTMLSelectElement) => selectedIndex > 0;
  return [...form.querySelectorAll('select')].some(isMoved);
}

/** What is being pressed would be another when it is let go. */
function isChoosing(): boolean {
  const { activeElement, documentElement } = document;
  return (
    'sending' in documentElement.dataset ||
    document.querySelector('#turn-bar:popover-open, dialog[open], :active') !== null ||
    isChosen() ||
    Boolean(activeElement?.closest('#moves :is(select, input)'))
  );
}
