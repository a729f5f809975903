'use client';

import { useEffect } from 'react';
import { useLive } from '@/components/move/live-context';
import { preferenceOf } from '@/components/move/preferences';
import { announcementOf, type HeardRow } from '@/components/table/heard-rows';
import { readAfter, readOut, useSpoken } from './spoken-state';

interface HeardProps {
  readonly gameId: string;
  readonly rows: readonly HeardRow[];
  /** Changes with every reply to a typed line. */
  readonly answer?: string;
  readonly line?: string | undefined;
}

/**
 * Announces new events as one piece, and the reply to a typed line. The region belongs to the layout, which
 * stays when the page is re-rendered. A live table announces its own news.
 */
export function NewsRegion({ gameId, rows, answer = '', line }: HeardProps) {
  const isPlayed = useLive() !== undefined;
  const spokenRef = useSpoken();
  useEffect(() => {
    const before = spokenRef.current;
    // The lesson's sentence, if it is new.
    const { said = '' } = document.getElementById('lesson')?.dataset ?? {};
    const lesson = said === before.lesson ? '' : said;
    spokenRef.current = { ...before, lesson: said };
    if (isPlayed) return readAfter(lesson);
    const isKnown = before.gameId === gameId;
    const isAnswered = isKnown && line !== undefined && before.answer !== answer;
    const answered = isAnswered ? (document.getElementById('said')?.innerText ?? '') : '';
    const since = rows.filter(({ seq }) => seq > before.seq);
    const news = announcementOf(since, preferenceOf('news') === 'short');
    spokenRef.current = { ...spokenRef.current, gameId, seq: rows.at(-1)?.seq ?? 0, answer };
    if (isKnown) readOut([answered, news, lesson].filter(Boolean).join(' '));
  }, [gameId, rows, answer, line, isPlayed, spokenRef]);
  return null;
}
