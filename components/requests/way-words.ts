import type { ExitOption } from '@/lib/features/leaving/ways';
import type { Wording } from '@/lib/game/wording/wording';

interface WayWords {
  readonly act: string;
  readonly is: string;
  readonly ask: string;
  /** The consequences, a line each. */
  readonly says: string;
  readonly sure: string;
}

/** The words of a way to leave or end a game. If only one person plays, they mention no other people. */
export function wayWords(
  { t }: Wording,
  kind: ExitOption['kind'],
  { name, isAlone }: { readonly name: string; readonly isAlone: boolean },
): WayWords {
  const own = {
    act: t(`requests.ways.${kind}.do`, { name }),
    is: t(`requests.ways.${kind}.is`, { name }),
    ask: t(`requests.ways.${kind}.ask`, { name }),
    says: t(`requests.ways.${kind}.says`, { name }),
    sure: t(`requests.ways.${kind}.sure`, { name }),
  };
  if (!isAlone) return own;
  switch (kind) {
    case 'agreed-end':
      return {
        act: t('requests.ways.alone.stop.do'),
        is: t('requests.ways.alone.stop.is'),
        ask: t('requests.ways.alone.stop.ask'),
        says: t('requests.ways.alone.stop.says'),
        sure: t('requests.ways.alone.stop.sure'),
      };
    case 'hand':
    case 'computer':
    case 'resign':
      return { ...own, says: t(`requests.ways.alone.${kind}`) };
    // These need other people.
    case 'leave':
    case 'concede':
      return own;
  }
}
