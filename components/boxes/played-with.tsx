import { TextLink } from '@/components/ui/text-link';
import type { BoxOfPack } from '@/lib/features/boxes/revisions';
import { useWords } from '@/lib/platform/i18n/current-words';

interface PlayedWithProps {
  /** Undefined if the reader may not see the box. */
  readonly box: BoxOfPack | undefined;
}

/** The box a table is played with, and a newer revision if there is one. */
export function PlayedWith({ box }: PlayedWithProps) {
  const { t } = useWords();
  return (
    <div>
      <dt className="font-semibold">{t('site.playedWith')}</dt>
      {box ? (
        <>
          <dd>
            <TextLink href={`/boxes/${box.boxId}`}>{box.name}</TextLink>. {t('boxes.state', { ...box })}.
          </dd>
          {box.newer !== undefined && (
            <dd>
              {t('boxes.newer')} <a href={`/?pack=${box.newer}#new-table`}>{t('boxes.playNewer')}</a>
            </dd>
          )}
        </>
      ) : (
        <dd>{t('boxes.privateBox')}</dd>
      )}
    </div>
  );
}
