'use client';

import { useEffect } from 'react';
import { useLive } from '@/components/live/live-context';
import { preferenceOf } from '@/components/move/wishes';
import { saidOf, type HeardRow } from './heard-rows';
import { readAfter, readOut, useSpoken } from './spoken';

interface HeardProps {
  readonly gameId: string;
  readonly rows: readonly HeardRow[];
  /** New with every answer to a typed line. */
  readonly answer?: string;
  readonly line?: string | undefined;
}

/**
 * Reads out new events as one piece, and the answer to a typed line. The region belongs to the layout,
 * which stays when the page is rendered again. A table played in the page reads out its own news.
 */
export function NewsRegion({ gameId, rows, answer = '', line }: HeardProps) {
  const isPlayed = useLive() !== undefined;
  const spokenRef = useSpoken();
  useEffect(() => {
    const before = spokenRef.current;
    // A new sentence of a lesson.
    const { said = '' } = document.getElementById('lesson')?.dataset ?? {};
    const lesson = said === before.lesson ? '' : said;
    spokenRef.current = { ...before, lesson: said };
    if (isPlayed) return readAfter(lesson);
    const isKnown = before.gameId === gameId;
    const isAnswered = isKnown && line !== undefined && before.answer !== answer;
    const answered = isAnswered ? (document.getElementById('said')?.innerText ?? '') : '';
    const since = rows.filter(({ seq }) => seq > before.seq);
    const news = saidOf(since, preferenceOf('news') === 'short');
    spokenRef.current = { ...spokenRef.current, gameId, seq: rows.at(-1)?.seq ?? 0, answer };
    if (isKnown) readOut([answered, news, lesson].filter(Boolean).join(' '));
  }, [gameId, rows, answer, line, isPlayed, spokenRef]);
  return null;
}
