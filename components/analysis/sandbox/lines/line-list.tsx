import { useState } from 'react';
import type { StoredLine, SandboxStart } from '@/lib/features/sandbox/sandbox-view';
import { useWords } from '@/lib/platform/i18n/current-words';
import { ShareLink, ShareSwitch } from './share-line';

interface ListProps {
  readonly start: SandboxStart;
  readonly lines: readonly StoredLine[];
  readonly openId: string | undefined;
  readonly open: (line: StoredLine) => void;
  readonly share: (line: StoredLine, isShared: boolean) => void;
  readonly drop: (line: StoredLine) => void;
}

/** Stored lines from this position, and links to the positions of others. */
export function StoredLineList({ start, lines, openId, open, share, drop }: ListProps) {
  const { t } = useWords();
  const { gameId, at, keeper } = start;
  const here = lines.filter(({ base }) => base === at);
  const elsewhere = lines.filter(({ base }) => base !== at);
  return (
    <>
      {here.length === 0 && keeper !== 'nobody' && <p className="small">{t('sandbox.noLines')}</p>}
      <ul className="sandbox-lines m-0 grid list-none gap-1.6 p-0 text-sm">
        {here.map((line) => (
          <li
            key={line.id}
            className="border-l-3 border-line px-2 py-1.6 current:border-sandbox current:bg-sunken"
            aria-current={line.id === openId || undefined}
          >
            <strong>{line.name}</strong>{' '}
            <span className="small">{t('sandbox.lineFacts', { steps: line.steps.length })}</span>
            <span className="row">
              <button
                type="button"
                className="btn"
                aria-label={t('sandbox.openOf', { name: line.name })}
                onClick={() => open(line)}
              >
                {t('sandbox.open')}
              </button>
              <ForgetButton line={line} drop={drop} />
              <ShareSwitch start={start} line={line} share={share} />
            </span>
            <ShareLink start={start} line={line} />
          </li>
        ))}
      </ul>
      {elsewhere.length > 0 && (
        <details className="fold">
          <summary>{t('sandbox.elsewhere')}</summary>
          <ul className="words">
            {elsewhere.map(({ id, name, base }) => (
              <li key={id}>
                <a href={`/games/${gameId}/try?at=${base}`}>{t('sandbox.fromStep', { name, step: base })}</a>
              </li>
            ))}
          </ul>
        </details>
      )}
    </>
  );
}

/** A delete button with confirmation. */
function ForgetButton({ line, drop }: { readonly line: StoredLine; readonly drop: ListProps['drop'] }) {
  const { t } = useWords();
  const [isSure, setSure] = useState(false);
  return (
    <button
      type="button"
      className="btn"
      aria-label={isSure ? undefined : t('sandbox.forgetOf', { name: line.name })}
      onBlur={() => setSure(false)}
      onClick={() => (isSure ? drop(line) : setSure(true))}
    >
      {t(isSure ? 'sandbox.forgetSure' : 'sandbox.forget')}
    </button>
  );
}
