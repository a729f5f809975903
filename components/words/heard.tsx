'use client';

import { useEffect } from 'react';
import { liveNow } from '@/components/live/live-now';
import { wish, wished } from '@/components/move/browser/wishes';
import { saidOf, type HeardRow } from './heard-rows';

interface HeardProps {
  readonly gameId: string;
  readonly rows: readonly HeardRow[];
  /** New with every answer to a typed line. */
  readonly answer?: string;
  readonly line?: string | undefined;
}

/**
 * The newest row that was read out, the answer, and what a lesson said: a step makes the page anew, so they
 * are kept here.
 */
const heard = { gameId: '', seq: 0, answer: '', lesson: '' };

/** Unseen and unheard, but another text. */
const AGAIN = '\u00A0';

/**
 * Reads something out, in the region of the layout. What happens twice is read out twice, though the region
 * would say nothing of a text that it has already.
 */
export function readOut(gameId: string, seq: number, text: string): void {
  Object.assign(heard, { gameId, seq });
  const region = document.getElementById('news');
  if (region && text) region.textContent = region.textContent === text ? text + AGAIN : text;
}

/** Reads out something more, after what is being read. */
function readAfter(text: string): void {
  if (text) document.getElementById('news')?.append(` ${text}`);
}

/**
 * Reads out what has happened since it last did, as one piece, and what came of a typed line. The region is
 * part of the layout, which stays when the page is made anew. While the table is played in the page, that
 * reads out itself.
 */
export function Heard({ gameId, rows, answer = '', line }: HeardProps) {
  useEffect(() => {
    if (liveNow()) return readAfter(newInLesson());
    const newest = rows.at(-1)?.seq ?? 0;
    const isKnown = heard.gameId === gameId;
    const news = isKnown
      ? saidOf(
          rows.filter(({ seq }) => seq > heard.seq),
          isNewsShort(),
        )
      : '';
    const isAnswered = isKnown && line !== undefined && heard.answer !== answer;
    const said = isAnswered ? [document.getElementById('said')?.innerText ?? ''] : [];
    heard.answer = answer;
    const lesson = newInLesson();
    readOut(gameId, newest, [...said, news, isKnown ? lesson : ''].filter(Boolean).join(' '));
  }, [gameId, rows, answer, line]);
  useEffect(() => {
    const field = document.querySelector<HTMLSelectElement>('[data-news-wish]');
    if (field) field.value = isNewsShort() ? 'short' : 'whole';
    document.addEventListener('change', onWish);
    return () => document.removeEventListener('change', onWish);
  }, []);
  return null;
}

/** What a lesson says now, where that is something else than before. */
function newInLesson(): string {
  const { said = '' } = document.getElementById('lesson')?.dataset ?? {};
  const isNew = said !== heard.lesson;
  heard.lesson = said;
  return isNew ? said : '';
}

/** Whether what others do is read out in one sentence. */
const isNewsShort = (): boolean => wished('news') === 'short';

function onWish({ target }: Event): void {
  if (target instanceof HTMLSelectElement && target.dataset.newsWish !== undefined)
    wish('news', target.value);
}
