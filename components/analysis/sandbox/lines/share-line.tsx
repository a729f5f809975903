import { ShareButton } from '@/components/ui/share-button';
import type { StoredLine, SandboxStart } from '@/lib/features/sandbox/sandbox-view';
import { useWords } from '@/lib/platform/i18n/current-words';

/** While the game runs the table's setting decides; afterwards the line's author does. */
export function mayShare({ status, lineSharing }: Pick<SandboxStart, 'status' | 'lineSharing'>): boolean {
  return status !== 'running' || lineSharing === 'link';
}

interface ShareProps {
  readonly start: SandboxStart;
  readonly line: StoredLine;
}

/**
 * Gives a line a link for others, or withdraws it. Withdrawing is possible even if the table no longer allows
 * sharing.
 */
export function ShareSwitch({
  start,
  line,
  share,
}: ShareProps & { readonly share: (line: StoredLine, isShared: boolean) => void }) {
  const { t } = useWords();
  const isShared = line.sharedAs !== undefined;
  if (!isShared && !mayShare(start)) return null;
  return (
    <button
      type="button"
      className="btn"
      aria-label={t(isShared ? 'sandbox.unshareOf' : 'sandbox.shareOf', { name: line.name })}
      onClick={() => share(line, !isShared)}
    >
      {t(isShared ? 'sandbox.unshare' : 'sandbox.share')}
    </button>
  );
}

/** The link of a shared line. */
export function ShareLink({ start, line: { id, name, sharedAs } }: ShareProps) {
  const { t } = useWords();
  if (sharedAs === undefined) return null;
  const path = `/games/${start.gameId}/try/${sharedAs}/0`;
  const link = `${location.origin}${path}`;
  const field = `link-${id}`;
  return (
    <div className="stack">
      <div className="field mt-1.25">
        <label htmlFor={field}>{t('sandbox.linkOf', { name })}</label>
        <input
          className="input"
          id={field}
          readOnly
          value={link}
          onFocus={({ currentTarget }) => currentTarget.select()}
        />
      </div>
      <span className="row">
        <ShareButton
          link={link}
          title={name}
          words={[t('sandbox.handOn'), t('sandbox.copy'), t('sandbox.copied')]}
        />
        <a href={path}>{t('sandbox.asOthers')}</a>
      </span>
      {!mayShare(start) && <p className="small">{t('sandbox.linkRests')}</p>}
    </div>
  );
}
