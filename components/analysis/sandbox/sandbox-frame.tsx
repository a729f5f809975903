import type { ReactNode } from 'react';
import { packUrl } from '@/components/board/pack-url';
import type { SandboxStart } from '@/lib/features/sandbox/sandbox-view';
import { useWords } from '@/lib/platform/i18n/current-words';
import type { Prepare } from './plan-form';
import { SandboxIsland } from './sandbox-island';
import type { Task } from './task-side';

interface FrameProps {
  /** Source of the position: an address, or the position itself. */
  readonly from: string | SandboxStart;
  readonly prepare?: Prepare;
  readonly pack: { readonly id: string; readonly version: number };
  readonly task?: Task;
  /** The content without scripts. */
  readonly noScript: ReactNode;
}

/** The element where the browser renders its sandbox, and its initial content. */
export function SandboxFrame({ pack, noScript, ...island }: FrameProps) {
  const { t, locale } = useWords();
  return (
    <SandboxIsland
      {...island}
      packUrl={packUrl(pack)}
      locale={locale}
      waiting={
        <main className="page">
          <div className="panel stack">
            <noscript>{noScript}</noscript>
            <p className="noscript:hidden" role="status">
              {t('sandbox.loading')}
            </p>
          </div>
        </main>
      }
      failed={t('sandbox.failed')}
      again={t('sandbox.again')}
    />
  );
}
