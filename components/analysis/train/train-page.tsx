import { useWords } from '@/lib/platform/i18n/current-words';
import type { PortableTable } from './online';
import { TrainIsland } from './train-island';

interface PageProps {
  /** Undefined on the page that is stored for offline use. */
  readonly tables?: readonly PortableTable[];
  readonly problems: Readonly<Record<string, string>>;
}

/** The content of /offline. The browser renders it from its storage. */
export function Train(props: PageProps) {
  const { t, locale } = useWords();
  return (
    <>
      <p>{t('train.lead')}</p>
      <noscript>
        <p className="notice">{t('train.noScript')}</p>
      </noscript>
      <TrainIsland
        {...props}
        locale={locale}
        waiting={
          <p className="noscript:hidden" role="status">
            {t('train.loading')}
          </p>
        }
      />
    </>
  );
}
