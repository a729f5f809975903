import { SubmitButton } from '@/components/ui/forms/submit-button';
import { useWords } from '@/lib/platform/i18n/current-words';

interface TalkFormProps {
  readonly here: string;
  /** Makes a double submission harmless. */
  readonly id: string;
  readonly longest: number;
  /** Names that a message can mention. */
  readonly names: readonly string[];
}

/** The form for a chat message. */
export function TalkForm({ here, id, longest, names }: TalkFormProps) {
  const { t, list } = useWords();
  return (
    <form action={`${here}/say`} method="post" className="stack">
      <input type="hidden" name="id" value={id} />
      <div className="field">
        <label htmlFor="talk-text">{t('talk.say')}</label>
        <textarea id="talk-text" name="text" className="input" rows={3} maxLength={longest} required />
      </div>
      {names.length > 0 && (
        <p className="small muted">{t('talk.howToCall', { names: list(names.map((name) => `@${name}`)) })}</p>
      )}
      <p className="row">
        <SubmitButton className="btn btn-main">{t('talk.send')}</SubmitButton>
        {/* A place can only be pressed next to the board. */}
        <button
          type="button"
          className="btn hidden in-[dialog]:inline-flex"
          data-mention=""
          data-hint={t('talk.pressPlace')}
        >
          {t('talk.mentionPlace')}
        </button>
      </p>
    </form>
  );
}
