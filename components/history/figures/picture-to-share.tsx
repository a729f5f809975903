import { ShareButton } from '@/components/ui/share-button';
import { useWords } from '@/lib/platform/i18n/current-words';
import type { FiguresProps } from './figures-props';

/** The final city as a poster with names and points, to view, download and share. */
export function PictureToShare({ table: { gameId, latestSeq, name }, home }: FiguresProps) {
  const { t } = useWords();
  const poster = `/games/${gameId}/at/${latestSeq}/picture?poster`;
  return (
    <section className="panel flex items-center gap-4" aria-labelledby="picture-title">
      <a href={poster} className="flex-none">
        {/* Our own picture in its final size; an image service would have nothing to optimise. */}
        {/* oxlint-disable-next-line nextjs/no-img-element */}
        <img
          src={poster}
          alt={t('figures.openPicture')}
          width={1600}
          height={1000}
          loading="lazy"
          className="h-auto w-36 rounded-sm border border-line max-sm:w-28"
        />
      </a>
      <div className="stack">
        <h2 id="picture-title">{t('table.poster.link')}</h2>
        <p>
          <ShareButton
            link={home + poster}
            title={name}
            words={[t('tables.share'), t('tables.copy'), t('tables.copied')]}
          />
        </p>
      </div>
    </section>
  );
}
