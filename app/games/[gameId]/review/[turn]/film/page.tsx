import { UNLISTED, pageMeta } from '@/app/page-meta';
import { nothingHere } from '@/app/nothing-here';
import { nameSeats } from '@/app/games/[gameId]/name-seats';
import { FilmPage } from '@/components/analysis/review/film-page';
import { turnFilm } from '@/lib/features/review/turn-film';
import { getWords } from '@/lib/platform/i18n/request-words';
import { isGameId, visitorOf } from '../../../visitor';

const NUMBER = /^\d{1,3}$/;

export const generateMetadata = pageMeta(
  ({ t }, { turn }: { turn: string }) => t('review.film.title', { turn: Number(turn) || 0 }),
  UNLISTED,
);

/** A turn and its better line side by side, after `?step=` steps of both. */
export default async function Page({
  params,
  searchParams,
}: PageProps<'/games/[gameId]/review/[turn]/film'>) {
  const [{ gameId, turn }, { step: asked }] = await Promise.all([params, searchParams]);
  const step = typeof asked === 'string' && NUMBER.test(asked) ? Number(asked) : 0;
  if (!isGameId(gameId) || !NUMBER.test(turn)) return nothingHere();
  const film = await turnFilm(gameId, await visitorOf(gameId), Number(turn), step);
  if (!film) return nothingHere();
  const words = await getWords();
  const last = Math.max(film.rows.length, film.line.steps.length);
  return <FilmPage {...film} before={nameSeats(words, film.before)} step={Math.min(step, last)} />;
}
