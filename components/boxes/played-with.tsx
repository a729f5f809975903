import { TextLink } from '@/components/ui/text-link';
import type { BoxOfPack } from '@/lib/features/boxes/box';
import { useWords } from '@/lib/platform/i18n/current-words';
import { newTableWith, RevisionState } from './parts';

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
            <RevisionState revision={box} total={box.total} />.
          </dd>
          {box.newer !== null && (
            <dd>
              {t('boxes.newer')} <a href={newTableWith(box.newer)}>{t('boxes.playNewer')}</a>
            </dd>
          )}
        </>
      ) : (
        <dd>{t('boxes.privateBox')}</dd>
      )}
    </div>
  );
}
