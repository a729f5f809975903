'use client';

import { useEffect, useEffectEvent, useRef, useState, type ReactNode } from 'react';
import { ALL, BEFORE_FILM, ID } from '@/components/history/recap-style';
import { PlayButtons } from '@/components/history/replay/player';
import type { PlayerTexts } from '@/components/history/replay/player-texts';
import { mayMove } from '@/components/ui/browser/screen';
import { useIsOldPage } from './film-stage';
import { isSeen, tellSeen, notePlayed } from './seen-rows';
import { raiseSheet } from './sheet';
import { useMissedFilm, type MissedFilm } from './use-missed-film';

interface StripProps {
  readonly gameId: string;
  /** The last row of each turn in the strip. */
  readonly turns: readonly number[];
  readonly isSeen: boolean;
  /** A replay will start as soon as possible. */
  readonly isAwaited: boolean;
  readonly summary: ReactNode;
  /** CSS for the visible card. */
  readonly rules: string;
  /** CSS for the rings on the board. A replay shows its own. */
  readonly rings: string;
  readonly legend: string;
  /** The turns, and the summary. */
  readonly choices: readonly { readonly turn: string; readonly label: ReactNode }[];
  /** The form that dismisses the strip. */
  readonly dismiss: ReactNode;
  readonly texts: FilmTexts;
  readonly cards: ReactNode;
}

interface FilmTexts extends PlayerTexts {
  readonly skip: string;
}

type StripState = 'awaits' | 'plays';

/** The other players' turns, one at a time or as a replay, with their changes ringed on the board. */
export function Strip(props: StripProps) {
  const { summary, rules, rings, dismiss, texts, cards } = props;
  const isNew = !props.isSeen;
  const film = useMissedFilm({ ...props, isNew });
  const detailsRef = useRef<HTMLDetailsElement>(null);
  const list = useRef<HTMLOListElement>(null);
  const wasSeen = useWasSeen(props);
  const [isFolded, setFolded] = useState(props.isSeen || wasSeen);
  const isOldPage = useIsOldPage();
  const isSettled = useBeginning(props, film);
  const { isOn, done } = film;
  useEffect(() => {
    const { current } = list;
    if (!isOn || !current) return;
    // A phone shows only a part of the card, so it scrolls along with the replay.
    const top = (current.scrollHeight - current.clientHeight) * done;
    current.scrollTo({ top, behavior: mayMove() ? 'smooth' : 'auto' });
  }, [isOn, done]);
  // The reader may have opened or folded it before the scripts came.
  useEffect(() => setFolded(!detailsRef.current?.open), []);
  const onToggle = () => {
    const isOpen = detailsRef.current?.open ?? false;
    setFolded(!isOpen);
    if (!isOpen) raiseSheet();
  };
  const mayBegin = props.isAwaited && !isSettled && !isFolded;
  const state: StripState | undefined = isOn ? 'plays' : mayBegin ? 'awaits' : undefined;
  return (
    <details
      ref={detailsRef}
      id={ID}
      data-film={state}
      onToggle={onToggle}
      open={isNew && !wasSeen}
      hidden={wasSeen}
      className="group panel recap m-0! px-3! py-0!"
    >
      {summary}
      {/* A folded strip rings nothing, but the browser would still match these rules at every step. */}
      {(!isFolded || !isOldPage) && <style>{isOn ? rules : rules + rings}</style>}
      {state === 'awaits' && <style>{BEFORE_FILM}</style>}
      <div className="grid gap-1 pb-2">
        <Choices {...props} turn={film.turn} />
        <ol
          ref={list}
          className="m-0 h-36 list-none overflow-y-auto p-0 text-sm leading-small phone:h-33 pane:md:grid pane:md:h-auto pane:md:[--unseen:flow-root] pane:md:[&>li]:[grid-area:1/1] [&_ul]:my-0 [&_ul]:pl-4"
        >
          {cards}
        </ol>
        <div className="flex min-h-9 flex-wrap items-center gap-1.5 pointer-coarse:min-h-target buttons-low">
          {dismiss}
          {film.isHere && !isFolded && <Controls film={film} texts={texts} />}
        </div>
      </div>
    </details>
  );
}

interface ChoicesProps extends Pick<StripProps, 'legend' | 'choices'> {
  /** The turn that is playing. */
  readonly turn: number | undefined;
}

/** One button per turn, in order, and one for the summary. */
function Choices({ legend, choices, turn: now }: ChoicesProps) {
  const [chosen, choose] = useState(ALL);
  const [last, setLast] = useState(now);
  // A replay shows the card of its turn, and the summary at its end.
  if (last !== now) {
    setLast(now);
    choose(now === undefined ? ALL : String(now));
  }
  return (
    <fieldset className="m-0 flex min-w-0 flex-wrap gap-1.5 border-0 p-0">
      <legend className="sr-only">{legend}</legend>
      {choices.map(({ turn, label }) => (
        <label key={turn} className="row film-choice">
          <input
            type="radio"
            className="sr-only"
            name={`${ID}-turn`}
            id={`${ID}-turn-${turn}`}
            checked={turn === chosen}
            onChange={() => choose(turn)}
          />
          {label}
        </label>
      ))}
    </fieldset>
  );
}

/**
 * Plays the unseen turns when the table is rendered and the page visible, unless the reader prefers reduced motion
 * or has begun a turn. Without storage it never plays, because it would play at every visit. Returns true once the
 * replay has begun or is skipped.
 */
function useBeginning({ gameId, turns, isSeen: isKnown }: StripProps, film: MissedFilm): boolean {
  const [isSettled, setSettled] = useState(false);
  const begin = useEffectEvent(async (signal: AbortSignal) => {
    const seen = isSeen(gameId);
    if (!mayMove() || turns.every(seen)) return;
    if (document.hidden)
      await new Promise((done) =>
        document.addEventListener('visibilitychange', done, { signal, once: true }),
      );
    const last = turns.at(-1) ?? 0;
    const live = film.live();
    // Players who have begun their turn know what happened, so they need no replay.
    const hasBegun = live === undefined || (live.isAsked && live.seq > last);
    const isBusy = document.querySelector('[data-chosen], dialog[open], #recap:not([open])') !== null;
    if (signal.aborted || hasBegun || isBusy) return;
    notePlayed(gameId, last);
    await film.play(seen);
  });
  useEffect(() => {
    if (isKnown || !film.isHere) return;
    const over = new AbortController();
    void begin(over.signal).then(() => setSettled(true));
    return () => over.abort();
  }, [isKnown, film.isHere]);
  return isSettled;
}

/** Whether the reader watched all these turns live. Other turns remount the strip by its key. */
function useWasSeen({ gameId, turns, isSeen: isKnown }: StripProps): boolean {
  const isOld = useIsOldPage();
  const [wasSeen] = useState(() => isOld && !isKnown && turns.every(isSeen(gameId)));
  const last = turns.at(-1) ?? 0;
  useEffect(() => {
    if (!wasSeen) return;
    tellSeen(gameId, last);
    raiseSheet();
  }, [wasSeen, gameId, last]);
  return wasSeen;
}

/** Buttons: play or pause, speed, skip to the end. */
function Controls({ film, texts }: { readonly film: MissedFilm; readonly texts: FilmTexts }) {
  return (
    <p className="row m-0 gap-1.5">
      <PlayButtons replay={film} texts={texts} onPlay={() => void film.play()} />
      {film.isPlaying && (
        <button type="button" className="btn" onClick={film.skip}>
          {texts.skip}
        </button>
      )}
    </p>
  );
}
