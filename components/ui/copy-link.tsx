import { Fold } from '@/components/ui/fold';
import { Markup } from '@/components/ui/markup';
import { ShareButton } from '@/components/ui/share-button';
import { useWords } from '@/lib/platform/i18n/current-words';

interface CopyLinkProps {
  readonly id: string;
  readonly label: string;
  readonly link: string;
  /** The link's QR code as SVG. */
  readonly qr: string;
  readonly isQrOpen?: boolean;
  /** Whether sharing it is what the page is for. */
  readonly isMain?: boolean;
}

/** A link to copy, share or scan. */
export function CopyLink({ id, label, link, qr, isQrOpen, isMain = false }: CopyLinkProps) {
  const { t } = useWords();
  return (
    <div className="stack">
      <div className={`grid gap-2.5 ${isMain ? '' : 'sm:grid-cols-[minmax(0,1fr)_auto] sm:items-end'}`}>
        <div className="field">
          <label htmlFor={id}>{label}</label>
          <input className="input" id={id} readOnly value={link} />
        </div>
        <ShareButton
          link={link}
          title={label}
          className={isMain ? 'btn btn-main' : 'btn'}
          words={[t('tables.share'), t('tables.copy'), t('tables.copied')]}
        />
      </div>
      <Fold
        open={isQrOpen}
        title={
          <>
            {t('people.browsers.code')}
            <span className="sr-only">: {label}</span>
          </>
        }
      >
        <div role="img" aria-label={`${t('people.browsers.code')}: ${label}`}>
          <Markup html={qr} className="[&_svg]:block [&_svg]:h-auto [&_svg]:w-[min(100%,14rem)]" />
        </div>
      </Fold>
    </div>
  );
}
