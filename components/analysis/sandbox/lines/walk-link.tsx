interface WalkProps {
  /** Undefined at an end. */
  readonly href: string | undefined;
  readonly text: string;
  readonly isMain?: boolean;
  readonly rel?: 'prev' | 'next';
}

/** A link to a neighbour. At an end it keeps its place, because fast readers press the same spot again. */
export function WalkLink({ href, text, isMain = false, rel }: WalkProps) {
  if (href === undefined)
    return (
      <span className="btn cursor-default opacity-55" role="link" aria-disabled>
        {text}
      </span>
    );
  return (
    <a className={isMain ? 'btn btn-main' : 'btn'} rel={rel} href={href}>
      {text}
    </a>
  );
}
