'use client';

import { useEffect, useRef, useState } from 'react';
import { useFilmFrame } from '@/components/live/film/film-stage';
import { useJoys } from '@/components/live/live-joys';
import { useLive } from '@/components/move/live-context';
import { onPreferenceChange, preferenceOf } from '@/components/move/preferences';
import { useLatest } from '@/components/ui/browser/use-latest';
import type { beginSounds } from './begin';

/** Plays sounds for the table, if the reader has enabled them. */
export function SoundIsland() {
  const live = useLive();
  const frame = useFilmFrame();
  const latest = useLatest(live);
  const [isOn, setOn] = useState(false);
  const sounds = useRef<ReturnType<typeof beginSounds>>(undefined);
  useEffect(() => {
    const heed = () => setOn(preferenceOf('sound') === 'on');
    heed();
    return onPreferenceChange(heed);
  }, []);
  useEffect(() => {
    let isOver = !isOn;
    const begin = async () => {
      const come = await import('./begin');
      if (!isOver) sounds.current = come.beginSounds(latest.current?.isAsked ?? false);
    };
    // If the script fails to load, there are no sounds.
    if (isOn) begin().catch(() => undefined);
    return () => {
      isOver = true;
      sounds.current?.end();
      sounds.current = undefined;
    };
  }, [isOn, latest]);
  useJoys(() => sounds.current?.rejoice());
  useEffect(() => {
    if (live) sounds.current?.listen(live.isAsked);
  }, [live, frame]);
  return null;
}
