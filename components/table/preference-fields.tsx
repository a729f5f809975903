import { useWords } from '@/lib/platform/i18n/current-words';
import { ASK_BEFORE } from '@/components/move/ask-before';
import { WishSelect } from './wish-select';

/** Which taps on the table are steps without confirmation. */
export function AskWish() {
  const { t } = useWords();
  const choices = ASK_BEFORE.map((each) => [each, t(`turn.ask.${each}`)] as const);
  return <WishSelect what="ask" label={t('turn.ask.legend')} choices={choices} usual="reveals" played />;
}

/** Whether a table plays sounds; off by default. */
export function SoundWish() {
  const { t } = useWords();
  const choices = (['off', 'on'] as const).map((each) => [each, t(`turn.sound.${each}`)] as const);
  return <WishSelect what="sound" label={t('turn.sound.legend')} choices={choices} />;
}

/** Whether the others see that you have the table open. Hidden players see no one. */
export function HereWish() {
  const { t } = useWords();
  const choices = (['seen', 'unseen'] as const).map((each) => [each, t(`turn.here.${each}`)] as const);
  return <WishSelect what="here" label={t('turn.here.legend')} choices={choices} />;
}
