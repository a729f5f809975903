import { UNLISTED, pageMeta } from '@/app/page-meta';
import { nameSeats } from '@/app/games/[gameId]/name-seats';
import { FilmPage } from '@/components/analysis/review/film-page';
import { turnFilm } from '@/lib/features/review/turn-film';
import { tablePage } from '../../../table-page';

type Params = Awaited<PageProps<'/games/[gameId]/review/[turn]/film'>['params']>;
const NUMBER = /^\d{1,3}$/;

export const generateMetadata = pageMeta('review.film.watch', UNLISTED);

/** A turn and its better line side by side, after `?step=` steps of both. */
export default tablePage<Params>(async ({ gameId, who, words, params: { turn }, query: { step: asked } }) => {
  const step = typeof asked === 'string' && NUMBER.test(asked) ? Number(asked) : 0;
  const film = NUMBER.test(turn) ? await turnFilm(gameId, who, Number(turn), step) : undefined;
  if (!film) return undefined;
  const last = Math.max(film.rows.length, film.line.steps.length);
  return <FilmPage {...film} before={nameSeats(words, film.before)} step={Math.min(step, last)} />;
});
