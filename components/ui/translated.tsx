'use client';

import { useLayoutEffect } from 'react';
import { watchTranslations } from './translated-text';

/** Lets the browser translate the page without losing what changes in it later. */
export function Translated() {
  useLayoutEffect(watchTranslations, []);
  return null;
}
