'use client';

import { useEffect, useRef, useState, type ReactNode } from 'react';
import type { PlayerTexts } from './player-texts';
import { directionsOf, type Direction } from './reduce';
import { useReplayKeys, type Replay } from './use-replay';

/** SVG paths, because fonts often lack these characters. */
const ICONS: Readonly<Record<Direction | 'play' | 'pause', string>> = {
  first: 'M3 3h3v18H3zM21 3v18L7 12z',
  previousTurn: 'M12 3v18L2 12zM22 3v18L12 12z',
  previous: 'M18 3v18L5 12z',
  next: 'M6 3v18l13-9z',
  nextTurn: 'M12 3v18l10-9zM2 3v18l10-9z',
  last: 'M18 3h3v18h-3zM3 3v18l14-9z',
  play: 'M6 3l14 9-14 9z',
  pause: 'M6 4h4v16H6zM14 4h4v16h-4z',
};
const BY_STEP = ['first', 'previous', 'next', 'last'] as const;
const BY_TURN = ['first', 'previousTurn', 'previous', 'next', 'nextTurn', 'last'] as const;
/** Milliseconds before screen readers announce a step, so they skip steps during fast navigation. */
const REST_MS = 250;

function Icon({ of }: { readonly of: keyof typeof ICONS }) {
  return (
    <svg viewBox="0 0 24 24" aria-hidden="true" className="ico">
      <path fill="currentColor" d={ICONS[of]} />
    </svg>
  );
}

interface PlayerProps {
  readonly replay: Replay;
  readonly texts: PlayerTexts;
  /** The rendered moment. It stays behind while another one is loading. */
  readonly shown: number;
  /** It in words, for screen readers. */
  readonly told: string;
  /** For pages that also work without scripts: addresses of moments, and the form of the slider. */
  readonly still?: {
    readonly hrefOf: (at: number) => string;
    readonly action: string;
    readonly name: string;
    readonly fields?: ReactNode;
  };
  readonly children?: ReactNode;
}

/** The controls of every replay: steps and turns, forward and back, by slider, by keys, and as a film. */
export function Player({ replay, texts, shown, told, still, children }: PlayerProps) {
  const { course, at, give } = replay;
  const [said, say] = useState('');
  /** The moment of the page, which is not announced until the reader comes back to it. */
  const first = useRef<string | undefined>(told);
  const row = useRef<HTMLDivElement>(null);
  useReplayKeys(replay);
  // Tells tests and the benchmark that keys are heard: all listeners are added together with this effect.
  useEffect(() => row.current?.setAttribute('data-ready', ''), []);
  useEffect(() => {
    if (told === first.current) return;
    first.current = undefined;
    const rest = setTimeout(() => say(told), REST_MS);
    return () => clearTimeout(rest);
  }, [told]);
  return (
    <nav className="player panel grid gap-1.5" aria-label={texts.label}>
      <div className="player-ways grid auto-cols-fr grid-flow-col gap-1">
        <Ways {...{ replay, texts, shown }} hrefOf={still?.hrefOf} />
      </div>
      <form action={still?.action} className="row" onSubmit={(event) => event.preventDefault()}>
        {still?.fields}
        <input
          className="min-h-11 min-w-0 grow-1 basis-32 accent-shield"
          type="range"
          name={still?.name}
          min={course.first}
          max={course.last}
          value={shown}
          aria-label={texts.slider}
          onChange={({ target }) => give({ type: 'go', where: Number(target.value) })}
        />
        {still && <button className="btn script:hidden">{texts.go}</button>}
      </form>
      <div className="row history-play flex flex-wrap gap-1.5 items-center noscript:hidden" ref={row}>
        <PlayButtons replay={replay} texts={texts} />
        {at !== shown && <span role="status">{texts.loading}</span>}
        <p className="sr-only" role="status">
          {said}
        </p>
      </div>
      {children}
    </nav>
  );
}

interface WaysProps extends Pick<PlayerProps, 'replay' | 'texts' | 'shown'> {
  readonly hrefOf: ((at: number) => string) | undefined;
}

/** Steps and turns, forward and back: links where moments have addresses, else buttons. */
function Ways({ replay: { course, give }, texts, shown, hrefOf }: WaysProps) {
  const to = directionsOf(course, shown);
  return (course.turns.length > 0 ? BY_TURN : BY_STEP).map((where) => {
    const at = to[where];
    const shared = {
      className: at === undefined ? 'btn px-0 cursor-default opacity-55' : 'btn px-0',
      'data-direction': where,
      'aria-disabled': at === undefined ? true : undefined,
      'aria-label': texts.ways[where],
      title: texts.ways[where],
    };
    const onGo = () => give({ type: 'go', where });
    if (!hrefOf)
      return (
        <button key={where} type="button" {...shared} onClick={onGo}>
          <Icon of={where} />
        </button>
      );
    return (
      // At the ends the element stays the same, so it keeps the focus.
      <a
        key={where}
        {...shared}
        role={at === undefined ? 'link' : undefined}
        href={at === undefined ? undefined : hrefOf(at)}
        tabIndex={at === undefined ? -1 : undefined}
        onClick={(event) => {
          if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
          event.preventDefault();
          onGo();
        }}
      >
        <Icon of={where} />
      </a>
    );
  });
}

interface ButtonsProps {
  readonly replay: Pick<Replay, 'isPlaying' | 'speed' | 'give'>;
  readonly texts: Pick<PlayerTexts, 'play' | 'pause' | 'speed' | 'speeds'>;
  /** For a replay that has to be loaded first. */
  readonly onPlay?: () => void;
}

/** Play, pause and speed. */
export function PlayButtons({ replay: { isPlaying, speed, give }, texts, onPlay }: ButtonsProps) {
  const act = isPlaying ? 'pause' : 'play';
  return (
    <>
      <button
        type="button"
        className="btn"
        aria-pressed={isPlaying}
        onClick={() => (onPlay && !isPlaying ? onPlay() : give({ type: act }))}
      >
        <Icon of={act} /> {texts[act]}
      </button>
      <select
        className="min-h-11 max-w-full"
        aria-label={texts.speed}
        value={speed}
        onChange={({ target }) => give({ type: 'speed', speed: Number(target.value) })}
      >
        {texts.speeds.map(({ times, text }) => (
          <option key={times} value={times}>
            {text}
          </option>
        ))}
      </select>
    </>
  );
}
