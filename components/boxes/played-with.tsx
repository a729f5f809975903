import { TextLink } from '@/components/ui/text-link';
import type { BoxOfPack } from '@/lib/features/boxes/box';
import { useWords } from '@/lib/platform/i18n/current-words';

/** The box a table is played with, if the reader may see it, and a newer revision if there is one. */
export function PlayedWith({ box }: { box: BoxOfPack | undefined }) {
  const { t } = useWords();
  return (
    <div>
      <dt className="font-semibold">{t('site.playedWith')}</dt>
      {box ? (
        <>
          <dd>
            <TextLink href={`/boxes/${box.boxId}`}>{box.name}</TextLink>.{' '}
            {t('boxes.state', {
              number: box.number,
              looked: box.looked,
              total: box.total,
              people: box.people,
            })}
            .
          </dd>
          {box.newer !== null && (
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
