import type { ReactNode } from 'react';

interface RichProps {
  /** A message with one part in a tag: `Your tables are on the <start>start page</start>.` */
  readonly text: string;
  /** Renders the part in the tag. */
  readonly tag: (text: string) => ReactNode;
}

/** A sentence with one part as a link or emphasised, wherever its language puts that part. */
export function Rich({ text, tag }: RichProps) {
  const [, before, , inner = '', after] = /^(.*?)<(\w+)>(.*?)<\/\2>(.*)$/.exec(text) ?? [];
  if (before === undefined) return text;
  return (
    <>
      {before}
      {tag(inner)}
      {after}
    </>
  );
}
