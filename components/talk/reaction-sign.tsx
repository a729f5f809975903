import type { Reaction } from '@/lib/game/wording/reactions';

const FACE = 'M12 3a9 9 0 1 0 0 18a9 9 0 1 0 0-18';
const EYES = 'M9 9.4v.6M15 9.4v.6';
const PATHS: Readonly<Record<Reaction, string>> = {
  agree:
    'M7 11v9H4v-9zM7 11l4-8c2 0 2.6 1.2 2.4 2.6L13 9h5.6c1.3 0 2 1 1.8 2.2l-1.3 7c-.2 1.1-1 1.8-2.1 1.8H7',
  heart: 'M12 20.3l-7.3-7.2a4.7 4.7 0 0 1 6.6-6.7l.7.7.7-.7a4.7 4.7 0 0 1 6.6 6.7z',
  laugh: `${FACE}M8 9.8q1-1.4 2 0M14 9.8q1-1.4 2 0M7.5 13.2h9a4.5 4.5 0 0 1-9 0`,
  wow: `${FACE}${EYES}M12 13a2 2.3 0 1 0 0 4.6a2 2.3 0 1 0 0-4.6`,
  bravo: 'M4 18.5h16M4 15.5l-1-9 5 4 4-6.5 4 6.5 5-4-1 9z',
};
const ADD = `M20 11.5a8.5 8.5 0 1 1-7-7.9${EYES}M8.5 14q3.5 3.5 7 0M19 2v6M16 5h6`;

/** The icon of a reaction; without one, the icon for adding a reaction. */
export function ReactionSign({ reaction }: { readonly reaction?: Reaction }) {
  return (
    <svg
      viewBox="0 0 24 24"
      aria-hidden="true"
      className="size-4.6 fill-none stroke-current stroke-[1.7] [stroke-linecap:round] [stroke-linejoin:round]"
    >
      <path d={reaction ? PATHS[reaction] : ADD} />
    </svg>
  );
}
