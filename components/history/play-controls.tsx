import { KeysSheet } from '@/components/move/browser/keys-sheet';
import { packUrl } from '@/components/move/browser/pack-url';
import { useWords } from '@/lib/platform/i18n/current-words';
import type { HistoryProps } from './history-panel';
import { filterQuery } from './query';
import { SPEEDS } from './stepping/speeds';
import { StepIsland } from './stepping/step-island';

const KEYS = ['steps', 'turns', 'ends', 'play'] as const;

interface ControlsProps extends Pick<HistoryProps, 'table' | 'filter'> {
  /** The step at which it pauses, of a film, which begins to play at once. */
  readonly film?: number | undefined;
}

/** The game played by itself, at a speed of one's choice, and the keys to step by. */
export function PlayControls({ table, filter, film }: ControlsProps) {
  const { t } = useWords();
  const { gameId, seq, pack } = table;
  const texts = {
    play: t('history.play'),
    pause: t('history.pause'),
    speed: t('history.speed'),
    speeds: SPEEDS.map((speed) => t('history.timesAsFast', { n: speed })),
    loading: t('history.loading'),
  };
  return (
    <section
      className="panel grid gap-1.5 noscript:hidden xl:sticky xl:bottom-0"
      aria-label={t('history.player')}
    >
      <StepIsland
        {...{ gameId, seq, filter, texts, film }}
        packUrl={packUrl(pack)}
        query={filterQuery(filter)}
      />
      <KeysSheet
        keys={[
          ...KEYS.map((key) => ({ key: t(`history.keyName.${key}`), does: t(`history.key.${key}`) })),
          { key: '?', does: t('turn.key.help') },
        ]}
      />
    </section>
  );
}
