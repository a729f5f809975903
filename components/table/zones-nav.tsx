const ZONES = [
  ['prompt', 'Move'],
  ['crane-zone', 'Crane'],
  ['rows', 'Rows'],
  ['hunger-wall-zone', 'Projects'],
  ['city-zone', 'City'],
  ['bridge-zone', 'Road'],
  ['boards', 'Boards'],
  ['scores', 'Points'],
  ['log', 'Log'],
] as const;

/** On narrow screens a bar within reach of the thumb leads from zone to zone. */
export function ZonesNav({ first = true }: { readonly first?: boolean }) {
  const zones = first ? ZONES : ZONES.slice(1);
  return (
    <nav className="zones-nav" aria-label="Zones of the table">
      {zones.map(([id, name]) => (
        <a key={id} href={`#${id}`}>
          {name}
        </a>
      ))}
    </nav>
  );
}
