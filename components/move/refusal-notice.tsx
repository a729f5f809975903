import { useWords } from '@/lib/platform/i18n/current-words';
import { Notice } from '@/components/ui/notice';
import { TextLink } from '@/components/ui/text-link';

/** Why the last step was not taken, and the rule that says so. */
export interface Refusal {
  readonly sentence: string;
  /** Id of an entry of the casebook. */
  readonly rule?: string;
  /** A step that would make it possible. */
  readonly help?: string | undefined;
}

/** The refusal, with the way to its rule. */
export function RefusalNotice({ refusal }: { readonly refusal: Refusal | undefined }) {
  const words = useWords();
  if (!refusal) return null;
  return (
    // With another text another element: translators have taken the text of this one.
    <Notice bad key={refusal.sentence}>
      {refusal.sentence}
      {refusal.help && ` ${refusal.help}`}
      {refusal.rule && (
        <>
          {' '}
          <TextLink href={`/rules#${refusal.rule}`}>{words.t('moves.rule', { rule: refusal.rule })}</TextLink>
        </>
      )}
    </Notice>
  );
}
