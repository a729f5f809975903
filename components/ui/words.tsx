/** The text beside a drawing, folded away until somebody wants it. */
export function Words({
  lines,
  summary = 'In words',
}: {
  readonly lines: readonly string[];
  readonly summary?: string;
}) {
  return (
    <details>
      <summary>{summary}</summary>
      <ul className="words">
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </details>
  );
}
