import { ShareButton } from '@/components/ui/share-button';
import type { TableView } from '@/lib/features/table/load/table-view';
import { useWords } from '@/lib/platform/i18n/current-words';

interface PictureProps {
  readonly table: TableView;
  /** Origin of the service. */
  readonly home: string;
  readonly title: string;
}

/** The final city as a poster with names and points, to view, download and share. */
export function PictureToShare({ table: { gameId, latestSeq, name }, home, title }: PictureProps) {
  const { t } = useWords();
  const poster = `/games/${gameId}/at/${latestSeq}/picture?poster`;
  return (
    <section className="flex items-center gap-4" aria-labelledby="picture-title">
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
        <h3 id="picture-title">{title}</h3>
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
