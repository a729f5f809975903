'use client';

import {
  createContext,
  use,
  useContext,
  useEffect,
  useEffectEvent,
  useMemo,
  useRef,
  useState,
  type ReactNode,
} from 'react';
import { hasAll } from '@/components/ui/browser/payload';
import { mayMove } from '@/components/ui/browser/screen';
import { useWindowEvent } from '@/components/ui/browser/use-window-event';
import { fetchWords } from '@/components/ui/browser/words-in';
import type { PackSource } from '@/lib/game/box/box';
import type { Locale } from '@/lib/game/wording/language/locales';
import { WordsContext } from '@/lib/platform/i18n/browser-words';
import { ReplayedGame, type TableDocument } from './document';
import { momentAt, momentFrom, type ReplayMoment, type MomentData } from './moment';
import { Motion } from './motion';
import { packIn } from './pack-in';
import { useAddress } from './use-address';
import { useReplay, type Replay } from './use-replay';

export interface PositionReplay extends Replay {
  /** The rendered moment. It stays until the game's rows are loaded. */
  readonly moment: ReplayMoment;
}

const ReplayContext = createContext<PositionReplay | undefined>(undefined);

/** The replay of a moment's page. */
export function usePositionReplay(): PositionReplay {
  const replay = useContext(ReplayContext);
  if (!replay) throw new Error('no game is replayed here');
  return replay;
}

/** Elements that contain links to other moments. */
const WAYS = '.at-moves, .timeline';

interface ReplayProps {
  /** The moment of the page's address. */
  readonly initial: MomentData;
  readonly pack: PackSource;
  readonly locale: Locale;
  /** The step where a demo replay pauses. It starts at once, unless the reader prefers reduced motion. */
  readonly film?: number | undefined;
  readonly children: ReactNode;
}

/**
 * The client tree of a moment's page. The server renders its parts first (`MomentPart`). The browser renders
 * other moments from the game's rows, which it fetches when the reader is about to step.
 */
export function ReplayPosition({ initial, pack: which, locale, film, children }: ReplayProps) {
  // Starts both loads before waiting for either.
  const [coming, packComing] = [fetchWords(locale), packIn(which)];
  const words = use(coming);
  const pack = use(packComing);
  const { gameId, seq, latestSeq } = initial.table;
  const { filter, turns } = initial;
  const first = useMemo(() => momentFrom(pack, initial), [pack, initial]);
  const [open, setOpen] = useState<ReplayedGame>();
  const replay = useReplay({
    course: { first: 1, last: latestSeq, turns, until: film },
    at: seq,
    isPlaying: film !== undefined,
    // A demo replay takes its first step at once.
    msAt: (at) => open?.msAt(at + 1) ?? 0,
    isComing: (at) => at !== seq && !open,
  });
  const { at, give } = replay;
  const moment = useMemo(
    () => (open && at !== seq ? momentAt(open, pack, at, filter) : undefined) ?? first,
    [open, pack, at, seq, filter, first],
  );
  const loading = useRef<Promise<void>>(undefined);
  const load = () =>
    (loading.current ??= loadGame(gameId).then((loaded) => {
      setOpen(loaded);
      give({ type: 'open', course: { ...loaded.course, until: film } });
    }));
  const address = useAddress({ gameId, filter, replay, moment });
  // A pointer near the controls will probably press one soon.
  const near = ({ target }: Event) => {
    if (target instanceof Element && target.closest(WAYS)) load().catch(() => (loading.current = undefined));
  };
  useWindowEvent('pointerover', near, { isOn: !open });
  useWindowEvent('focusin', near, { isOn: !open });
  const isWanted = !open && (replay.isPlaying || at !== seq);
  const fetchGame = useEffectEvent(() => {
    // Without the rows, navigate to the moment's page, like links without scripts.
    load().catch(() => location.assign(address(at)));
  });
  useEffect(() => {
    if (isWanted) fetchGame();
  }, [isWanted]);
  useEffect(() => {
    if (film !== undefined && !mayMove()) give({ type: 'pause' });
  }, [film, give]);
  return (
    <WordsContext value={words}>
      <ReplayContext value={{ ...replay, moment }}>
        {children}
        <Motion at={moment.table.seq} ms={replay.ms} />
      </ReplayContext>
    </WordsContext>
  );
}

/** Loads all rows of a game; rejects on failure. */
async function loadGame(gameId: string): Promise<ReplayedGame> {
  const response = await fetch(`/games/${gameId}/at/replay`);
  const data: unknown = response.ok ? await response.json() : undefined;
  if (!hasAll<TableDocument>(data, ['table', 'rows'])) throw new Error(`replay: ${response.status}`);
  return new ReplayedGame(data);
}
