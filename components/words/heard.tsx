'use client';

import { useEffect } from 'react';
import { liveNow } from '@/components/live/live-now';
import type { HeardRow } from './reading';

interface HeardProps {
  readonly gameId: string;
  readonly rows: readonly HeardRow[];
  /** New with every answer to a typed line. */
  readonly answer?: string;
  readonly line?: string | undefined;
}

/** The newest row that was read out, and the answer: a step makes the page anew, so they are kept here. */
const heard = { gameId: '', seq: 0, answer: '' };

/** Reads something out, in the region of the layout. */
export function readOut(gameId: string, seq: number, text: string): void {
  Object.assign(heard, { gameId, seq });
  const region = document.getElementById('news');
  if (region && text && region.textContent !== text) region.textContent = text;
}

/**
 * Reads out what has happened since it last did, as one piece, and what came of a typed line. The region is
 * part of the layout, which stays when the page is made anew. While the table is played in the page, that
 * reads out itself.
 */
export function Heard({ gameId, rows, answer = '', line }: HeardProps) {
  useEffect(() => {
    if (liveNow()) return;
    const newest = rows.at(-1)?.seq ?? 0;
    const isKnown = heard.gameId === gameId;
    const news = isKnown ? rows.filter(({ seq }) => seq > heard.seq).map(({ text }) => text) : [];
    const isAnswered = isKnown && line !== undefined && heard.answer !== answer;
    const said = isAnswered ? [document.getElementById('said')?.innerText ?? ''] : [];
    heard.answer = answer;
    readOut(gameId, newest, [...said, ...news].join(' '));
  }, [gameId, rows, answer, line]);
  return null;
}
