'use client';

import { useEffect } from 'react';
import { useWindowEvent } from '@/components/ui/browser/use-window-event';

/**
 * Unfolds the target of the address's fragment. Not every browser does, and none unfolds the target element
 * itself.
 */
export function OpenTarget() {
  useWindowEvent('hashchange', openTarget);
  useEffect(openTarget, []);
  return null;
}

function openTarget(): void {
  const target = document.getElementById(location.hash.slice(1));
  const folds = target?.closest('details');
  if (!target || !folds || folds.open) return;
  folds.open = true;
  target.scrollIntoView();
}
