import { Fragment } from 'react';
import { LineList } from '@/components/ui/words';
import { escapeMarkup } from '@/lib/game/drawing/escape';
import type { WordRow, WordTable, TextZone } from '@/lib/game/in-words/zone';

/** A zone of the board: its heading, sentences, and tables under their own headings. */
export function ZoneInWords({ zone: { id, title, lines, tables } }: { readonly zone: TextZone }) {
  const [first] = tables;
  const isAlone = tables.length === 1 && first?.title === title;
  return (
    <section className="panel stack" aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`} tabIndex={-1}>
        {title}
      </h2>
      {lines.length > 0 && <LineList lines={lines} />}
      {tables.length > 0 && (
        // Tables wider than a small screen scroll together, as one Tab stop.
        <div className="stack overflow-x-auto" role="group" tabIndex={0} aria-labelledby={`${id}-title`}>
          {tables.map((table, i) => (
            <Fragment key={table.title}>
              {!isAlone && (
                <h3 id={`${id}-${i}`} className="sticky left-0">
                  {table.title}
                </h3>
              )}
              <TableInWords table={table} of={isAlone ? `${id}-title` : `${id}-${i}`} />
            </Fragment>
          ))}
        </div>
      )}
    </section>
  );
}

/** The heading above labels the table, so nothing is read twice. */
function TableInWords({ table, of }: { readonly table: WordTable; readonly of: string }) {
  const head = table.columns.map((column) => `<th scope="col">${escapeMarkup(column)}</th>`).join('');
  const rows = table.rows.map(rowHtml).join('');
  return (
    // A column is as wide as its longest word: a wide table scrolls, and no word is broken.
    <table
      className="scores [&_:is(th,td)]:text-left [&_:is(th,td)]:wrap-anywhere [&_td]:align-top"
      aria-labelledby={of}
    >
      <thead dangerouslySetInnerHTML={{ __html: `<tr>${head}</tr>` }} />
      <tbody dangerouslySetInnerHTML={{ __html: rows }} />
    </table>
  );
}

const rowHtml = ({ head, cells }: WordRow): string =>
  `<tr><th scope="row">${escapeMarkup(head)}</th>${cells.map((cell) => `<td>${escapeMarkup(cell)}</td>`).join('')}</tr>`;
