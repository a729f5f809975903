import 'server-only';
import { notFound } from 'next/navigation';
import type { ReactElement } from 'react';
import { currentRequest } from '@/lib/platform/request-label';
import NotFound from './not-found';

/**
 * A page's answer when there is nothing to show: status 404, and the words in the HTML. Next sends an empty
 * page for `notFound()` and lets scripts write the words (vercel/next.js#62228), so that is only for hosts
 * that do not let us set the status.
 */
export function nothingHere(page: ReactElement = <NotFound />): ReactElement {
  const setStatus = currentRequest().getStore()?.setStatus;
  if (!setStatus) notFound();
  setStatus(404);
  return page;
}
