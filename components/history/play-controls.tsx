import { KeysSheet } from '@/components/move/keys/keys-sheet';
import { useWords } from '@/lib/platform/i18n/current-words';
import { MomentControls } from './replay/moment-controls';

const KEYS = ['steps', 'turns', 'ends', 'play'] as const;

/** Playback buttons, and a list of the keys. */
export function PlayControls() {
  const { t } = useWords();
  const keys = KEYS.map((key) => ({ key: t(`history.keyName.${key}`), does: t(`history.key.${key}`) }));
  return (
    <MomentControls>
      <KeysSheet keys={[...keys, { key: '?', does: t('turn.key.help') }]} />
    </MomentControls>
  );
}
