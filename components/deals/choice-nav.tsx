interface NavProps {
  readonly label: string;
  readonly links: readonly { readonly name: string; readonly href: string; readonly isChosen: boolean }[];
}

/** Links to the choices; the current one is highlighted. */
export function ChoiceNav({ label, links }: NavProps) {
  return (
    <nav aria-label={label}>
      <ul className="row list-none p-0">
        {links.map(({ name, href, isChosen }) => (
          <li key={name}>
            <a
              className={`btn ${isChosen ? 'btn-main' : ''}`}
              aria-current={isChosen ? 'true' : undefined}
              href={href}
            >
              {name}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
