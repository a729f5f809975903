'use client';

import { useRef, useState } from 'react';

export interface FoundSoFar {
  readonly count: number;
  readonly shown: readonly { readonly href: string; readonly title: string; readonly part: string }[];
}

/** Milliseconds without a key before the search is asked. */
const PAUSE_MS = 150;

/** The search field. It lists the best results during typing. The form lists all of them, also without scripts. */
export function FindField({ search }: { readonly search: string }) {
  const [found, setFound] = useState<FoundSoFar>();
  const last = useRef<AbortController>(undefined);
  const find = async (text: string): Promise<void> => {
    last.current?.abort();
    const over = new AbortController();
    last.current = over;
    if (text.trim() === '') return setFound(undefined);
    await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
    if (over.signal.aborted) return;
    const answer = await fetch(`/api-docs/found?find=${encodeURIComponent(text)}`, { signal: over.signal })
      .then((response) => (response.ok ? response.json() : undefined))
      .catch(() => undefined);
    if (!over.signal.aborted) setFound(answer as FoundSoFar | undefined);
  };
  return (
    <>
      <span className="flex gap-2">
        <input
          className="input"
          id="find"
          name="find"
          type="search"
          maxLength={100}
          autoComplete="off"
          defaultValue={search}
          onInput={({ currentTarget }) => void find(currentTarget.value)}
        />
        <button className="btn shrink-0">Search</button>
      </span>
      <span className="block text-sm muted" role="status">
        {found && (found.count === 0 ? 'Nothing begins so.' : `${found.count} found`)}
      </span>
      {found && found.count > 0 && (
        <ul className="found-so-far">
          {found.shown.map(({ href, title, part }) => (
            <li key={href}>
              <a href={href}>
                {title} <span className="muted">{part}</span>
              </a>
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
