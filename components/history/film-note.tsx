import { useWords } from '@/lib/platform/i18n/current-words';

interface FilmProps {
  readonly gameId: string;
  /** Row after which the reader may try their own turn. */
  readonly tryAt: number;
}

/** A note above a demo replay, with the link to take over from there. */
export function FilmNote({ gameId, tryAt }: FilmProps) {
  const { t } = useWords();
  return (
    <section className="panel stack border-l-5 border-l-gold bg-tile" aria-labelledby="film-title">
      <h2 id="film-title" className="text-lg">
        {t('history.film.title')}
      </h2>
      <p className="text-md leading-reading">{t('history.film.text')}</p>
      <p className="row">
        <a className="btn btn-main" href={`/games/${gameId}/try?at=${tryAt}`}>
          {t('history.film.try')}
        </a>
      </p>
    </section>
  );
}
