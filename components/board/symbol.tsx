/** One symbol of the set inside running text; the words beside it carry the meaning. */
export function Symbol({ name, className = 'ico' }: { readonly name: string; readonly className?: string }) {
  return (
    <svg className={className} viewBox="0 0 24 24" aria-hidden="true">
      <use href={`#${name}`} />
    </svg>
  );
}
