import { Fragment } from 'react';

/** Text with an address in it: a narrow line breaks the address after a sign, not inside a word. */
export function Breakable({ text }: { readonly text: string }) {
  return (
    <span>
      {text.split(/(?<=[@./])(?=\S)/).map((part, i) => (
        <Fragment key={i}>
          {i > 0 && <wbr />}
          {part}
        </Fragment>
      ))}
    </span>
  );
}
