import { Markup } from '@/components/ui/markup';
import { useWords } from '@/lib/platform/i18n/current-words';

interface LivePictureProps {
  /** Ready-made markup, see table-picture.ts. */
  readonly picture: string;
  /** A table to look at, and whether it is the one in the picture. */
  readonly gameId?: string | undefined;
  readonly isLive: boolean;
  /** Where that game stands. */
  readonly state: string;
}

/** A running game on the wall: what all of this is about, seen before it is read. */
export function LivePicture({ picture, gameId, isLive, state }: LivePictureProps) {
  const { t } = useWords();
  return (
    <figure className="live-picture">
      <Markup html={picture} />
      <figcaption>
        <span className="f-serif">{state}</span>
        {gameId && (
          <a className="btn" href={`/games/${gameId}`}>
            {t(isLive ? 'site.lookAtGame' : 'site.lookAround')}
          </a>
        )}
      </figcaption>
    </figure>
  );
}
