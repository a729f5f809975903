'use client';

import { usePathname } from 'next/navigation';
import { useContext, useEffect } from 'react';
import { NoteReader } from './kept-text';

/** Tells the wrapper of every page who its reader is; renders nothing. `who` is undefined for a stranger. */
export function PageReader({ who }: { readonly who: string | undefined }) {
  const note = useContext(NoteReader);
  const pathname = usePathname();
  useEffect(() => note(who, pathname), [note, who, pathname]);
  return null;
}
