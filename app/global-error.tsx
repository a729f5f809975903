'use client';

import { lazy, Suspense, type ComponentProps } from 'react';
import { untilDone } from '@/components/ui/browser/until-done';
import type BrokenPage from './error';

const ErrorPage = lazy(() => untilDone(() => import('./error')));

/**
 * The layout around every page broke as well: this is only the error page, in the language and theme of the
 * document. Next's own would be in every page, is larger than this one, and has English words of its own.
 */
export default function GlobalError(props: ComponentProps<typeof BrokenPage>) {
  const root = typeof document === 'undefined' ? undefined : document.documentElement;
  return (
    <html lang={root?.lang ?? 'en'} className={root?.className} data-theme={root?.dataset.theme}>
      <body>
        <Suspense>
          <ErrorPage {...props} />
        </Suspense>
      </body>
    </html>
  );
}
