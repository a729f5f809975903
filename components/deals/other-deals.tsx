interface OtherDealsProps {
  readonly title: string;
  /** Link to the current deal, if another is shown. */
  readonly now?: { readonly href: string; readonly name: string } | undefined;
  readonly deals: readonly { readonly href: string; readonly name: string }[];
  /** The text for an empty list. */
  readonly none?: string | undefined;
}

/** The deals of other days or weeks. */
export function OtherDeals({ title, now, deals, none }: OtherDealsProps) {
  return (
    <nav className="panel stack" aria-labelledby="earlier">
      <h2 id="earlier">{title}</h2>
      {now && (
        <p>
          <a className="btn" href={now.href}>
            {now.name}
          </a>
        </p>
      )}
      {deals.length === 0 && none && <p>{none}</p>}
      {deals.length > 0 && (
        <ul className="flex flex-wrap gap-x-5 p-0 list-none">
          {deals.map(({ href, name }) => (
            <li key={href}>
              <a className="inline-flex min-h-target items-center" href={href}>
                {name}
              </a>
            </li>
          ))}
        </ul>
      )}
    </nav>
  );
}
