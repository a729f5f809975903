import { SubmitButton } from '@/components/ui/forms/submit-button';
import { TextLink } from '@/components/ui/text-link';
import type { BoxView } from '@/lib/features/boxes/box';
import { packDataOf } from '@/lib/game/box/box';
import { checkBox, type Hint } from '@/lib/game/box/check-box';
import { componentsOf } from '@/lib/game/box/components';
import type { BoxValues, PackData } from '@/lib/game/engine/pack';
import type { Action } from '@/lib/game/engine/vocabulary';
import { packFor } from '@/lib/game/rulesets';
import { actionName } from '@/lib/game/wording/terms';
import type { Wording } from '@/lib/game/wording/wording';
import { useWords } from '@/lib/platform/i18n/current-words';
import { BoxAct, type BoxAction } from './box-act';
import { componentName } from './component-words';

interface BoxBarProps extends Pick<BoxAction, 'action'> {
  readonly box: BoxView;
}

/** The state of a box, the next step, and links to its other pages. */
export function BoxBar({ box, action }: BoxBarProps) {
  const { t } = useWords();
  const { boxId, newest, mayEdit, people, editors } = box;
  const mayFinish = mayEdit && box.hasChanges && box.open.length === 0;
  return (
    <section className="panel stack" aria-label={t('boxes.about')}>
      <p>
        {t('boxes.soFar', { people })}{' '}
        {newest ? t('boxes.newest', { number: newest.number }) : t('boxes.noRevision')}
      </p>
      {editors.length > 1 && (
        <p className="small muted">{t('boxes.editors', { names: editors.join(', ') })}</p>
      )}
      <div className="row gap-x-5">
        {mayFinish && (
          <BoxAct boxId={boxId} action={action} act="finish">
            <SubmitButton className="btn btn-main">
              {t('boxes.finish', { number: (newest?.number ?? 0) + 1 })}
            </SubmitButton>
          </BoxAct>
        )}
        {newest && (
          <a className="btn" href={`/?pack=${newest.packId}#new-table`}>
            {t('boxes.play')}
          </a>
        )}
        {mayEdit && <TextLink href={`/boxes/${boxId}/settings`}>{t('boxes.settings')}</TextLink>}
        <TextLink href={`/boxes/${boxId}/revisions`}>{t('boxes.history')}</TextLink>
        <a href={`/api/boxes/${boxId}/file`} download={`${boxId}.json`}>
          {t('boxes.asFile')}
        </a>
      </div>
      {mayEdit && box.open.length > 0 && (
        <p className="small">{t('boxes.openFirst', { n: box.open.length })}</p>
      )}
      {mayEdit && <BoxHints boxId={boxId} values={box.values} />}
    </section>
  );
}

interface BoxHintsProps {
  readonly boxId: string;
  readonly values: BoxValues;
}

/** Warnings about values that are unusual for a printed game; empty without any. They block nothing. */
function BoxHints({ boxId, values }: BoxHintsProps) {
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
