'use client';

import { lazy, Suspense, type ComponentProps } from 'react';
import { untilDone } from '@/components/ui/browser/retry';
import type BrokenPage from './error';

const ErrorPage = lazy(() => untilDone(() => import('./error')));

/**
 * Replaces the root layout when that breaks too: only the error page, in the document's language and theme.
 * Next's default would be part of every page, is larger, and is only in English.
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
