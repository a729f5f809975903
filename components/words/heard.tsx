'use client';

import { useEffect } from 'react';
import { useLive } from '@/components/live/live-context';
import { wished } from '@/components/move/wishes';
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
 * Reads out what has happened since it last did, as one piece, and what came of a typed line. The region is
 * part of the layout, which stays when the page is rendered again. While the table is played in the page,
 * that reads out itself.
 */
export function Heard({ gameId, rows, answer = '', line }: HeardProps) {
  const isPlayed = useLive() !== undefined;
  const spokenRef = useSpoken();
  useEffect(() => {
    const before = spokenRef.current;
    // What a lesson says now, where that is something else than before.
    const { said = '' } = document.getElementById('lesson')?.dataset ?? {};
    const lesson = said === before.lesson ? '' : said;
    spokenRef.current = { ...before, lesson: said };
    if (isPlayed) return readAfter(lesson);
    const isKnown = before.gameId === gameId;
    const isAnswered = isKnown && line !== undefined && before.answer !== answer;
    const answered = isAnswered ? (document.getElementById('said')?.innerText ?? '') : '';
    const since = rows.filter(({ seq }) => seq > before.seq);
    const news = saidOf(since, wished('news') === 'short');
    spokenRef.current = { ...spokenRef.current, gameId, seq: rows.at(-1)?.seq ?? 0, answer };
    if (isKnown) readOut([answered, news, lesson].filter(Boolean).join(' '));
  }, [gameId, rows, answer, line, isPlayed, spokenRef]);
  return null;
}
