import type { Directions } from '@/lib/game/recap/timeline';
import type { Direction } from './reduce';

const DIRECTIONS = ['first', 'previousTurn', 'previous', 'next', 'nextTurn', 'last'] as const;

/** SVG paths, because fonts often lack these characters. */
const ICONS: Readonly<Record<Direction, string>> = {
  first: 'M3 3h3v18H3zM21 3v18L7 12z',
  previousTurn: 'M12 3v18L2 12zM22 3v18L12 12z',
  previous: 'M18 3v18L5 12z',
  next: 'M6 3v18l13-9z',
  nextTurn: 'M12 3v18l10-9zM2 3v18l10-9z',
  last: 'M18 3h3v18h-3zM3 3v18l14-9z',
};

interface ButtonsProps {
  /** The target of each direction, if it has one. */
  readonly to: Directions;
  /** Labels of the visible directions. */
  readonly names: Readonly<Partial<Record<Direction, string>>>;
  /** Addresses of moments, for pages that also work without scripts. */
  readonly hrefOf?: (at: number) => string;
  readonly onGo: (where: Direction) => void;
}

/** Steps and turns, forward and back: links where moments have addresses, else buttons. */
export function DirectionButtons({ to, names, hrefOf, onGo }: ButtonsProps) {
  return DIRECTIONS.filter((where) => names[where]).map((where) => {
    const at = to[where];
    const shared = {
      className: at === undefined ? 'btn px-0 cursor-default opacity-55' : 'btn px-0',
      'data-direction': where,
      'aria-disabled': at === undefined ? true : undefined,
      'aria-label': names[where],
      title: names[where],
    };
    const icon = (
      <svg viewBox="0 0 24 24" aria-hidden="true" className="ico">
        <path fill="currentColor" d={ICONS[where]} />
      </svg>
    );
    if (!hrefOf)
      return (
        <button key={where} type="button" {...shared} onClick={() => onGo(where)}>
          {icon}
        </button>
      );
    return (
      // At the ends the element stays the same, so it keeps the focus.
      <a
        key={where}
        {...shared}
        role={at === undefined ? 'link' : undefined}
        href={at === undefined ? undefined : hrefOf(at)}
        tabIndex={at === undefined ? -1 : undefined}
        onClick={(event) => {
          if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
          event.preventDefault();
          onGo(where);
        }}
      >
        {icon}
      </a>
    );
  });
}
