import { TextLink } from '@/components/ui/text-link';
import { packDataOf } from '@/lib/game/box/box';
import { checkBox, type Hint } from '@/lib/game/box/check-box';
import { componentsOf } from '@/lib/game/box/components';
import type { BoxValues, PackData } from '@/lib/game/engine/pack';
import type { Action } from '@/lib/game/engine/vocabulary';
import { packFor } from '@/lib/game/rulesets';
import { actionName } from '@/lib/game/wording/terms';
import type { Wording } from '@/lib/game/wording/wording';
import { useWords } from '@/lib/platform/i18n/current-words';
import { componentName } from './component-words';

interface BoxHintsProps {
  readonly boxId: string;
  readonly values: BoxValues;
}

/** Warnings about values that are unusual for a printed game; empty without any. They block nothing. */
export function BoxHints({ boxId, values }: BoxHintsProps) {
  const words = useWords();
  const { t } = words;
  const standard = packFor(values.base.id, values.base.version);
  const pack = packDataOf(standard, values);
  // The standard pack triggers some warnings too; they are unrelated to the entries.
  const usual = new Set(checkBox(standard).map((hint) => JSON.stringify(hint)));
  const hints = checkBox(pack).filter((hint) => !usual.has(JSON.stringify(hint)));
  if (hints.length === 0) return null;
  return (
    <details className="fold">
      <summary>
        {t('boxes.hints.title')} ({hints.length})
      </summary>
      <p>{t('boxes.hints.lead')}</p>
      <ul>
        {hints.map((hint) => (
          <li key={JSON.stringify(hint)}>
            {hintWords(words, pack, hint)}{' '}
            {hint.component !== undefined && (
              <TextLink href={`/boxes/${boxId}?at=${hint.component}`}>{t('boxes.hints.look')}</TextLink>
            )}
          </li>
        ))}
      </ul>
    </details>
  );
}

function hintWords(words: Wording, pack: PackData, { code, component, params }: Hint): string {
  const nameOf = (id: unknown): string => {
    const found = componentsOf(pack).find((entry) => entry.id === id);
    return found ? componentName(words, pack, found) : '';
  };
  const { family, action, other } = params;
  return words.t(`boxes.hints.${code}`, {
    ...params,
    name: nameOf(component),
    other: nameOf(other),
    ...(typeof action === 'string' ? { action: actionName(words, action as Action) } : {}),
    ...(typeof family === 'string' ? { family: words.t(`boxes.kind.${family as Family}`) } : {}),
  });
}

type Family = 'upgrade' | 'wall' | 'building';
