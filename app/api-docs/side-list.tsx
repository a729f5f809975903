'use client';

import { useState } from 'react';

export interface SideGroup {
  readonly title: string;
  readonly href: string;
  readonly links: readonly (readonly [href: string, words: string])[];
}

/** All operations by group, with a search. On phones the list is folded above the text. */
export function SideList({ groups, id }: { readonly groups: readonly SideGroup[]; readonly id: string }) {
  const [wanted, setWanted] = useState('');
  const words = wanted.toLowerCase().split(/\s+/).filter(Boolean);
  const fits = (title: string, link: string) =>
    words.every((word) => `${title} ${link}`.toLowerCase().includes(word));
  const found = groups
    .map(({ links, ...group }) => ({
      ...group,
      links: links.filter(([href, link]) => fits(group.title, `${href} ${link}`)),
    }))
    .filter(({ links, title }) => links.length > 0 || fits(title, ''));
  return (
    <nav aria-label="Operations">
      <div className="field">
        <label htmlFor={id}>Search operations</label>
        <input
          className="input"
          id={id}
          type="search"
          value={wanted}
          onChange={({ target }) => setWanted(target.value)}
        />
      </div>
      <p role="status" className="sr-only">
        {words.length > 0 && `${found.reduce((sum, { links }) => sum + links.length, 0)} found`}
      </p>
      {found.map(({ title, href, links }) => (
        <div key={title}>
          <a className="group" href={href} aria-label={`${title} operations`}>
            {title}
          </a>
          <ul>
            {links.map(([at, link]) => (
              <li key={at}>
                <a href={at}>{link}</a>
              </li>
            ))}
          </ul>
        </div>
      ))}
    </nav>
  );
}
