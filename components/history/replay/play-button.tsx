import type { Dispatch } from 'react';
import type { ReplayAct } from './reduce';

const ICONS = { play: 'M6 3l14 9-14 9z', pause: 'M6 4h4v16H6zM14 4h4v16h-4z' } as const;

interface ButtonProps {
  readonly isPlaying: boolean;
  readonly give: Dispatch<ReplayAct>;
  readonly play: string;
  readonly pause: string;
  readonly className?: string;
}

export function PlayButton({ isPlaying, give, className = 'btn', ...names }: ButtonProps) {
  const act = isPlaying ? 'pause' : 'play';
  return (
    <button type="button" className={className} aria-pressed={isPlaying} onClick={() => give({ type: act })}>
      <svg viewBox="0 0 24 24" aria-hidden="true" className="ico">
        <path fill="currentColor" d={ICONS[act]} />
      </svg>{' '}
      {names[act]}
    </button>
  );
}
