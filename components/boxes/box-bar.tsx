import { Fold } from '@/components/ui/fold';
import { ActForm } from '@/components/ui/forms/act-button';
import { SubmitButton } from '@/components/ui/forms/submit-button';
import { TextLink } from '@/components/ui/text-link';
import type { BoxView } from '@/lib/features/boxes/box';
import { packDataOf } from '@/lib/game/box/box';
import { checkBox, type Hint } from '@/lib/game/box/check-box';
import { componentsOf, type ComponentKind } from '@/lib/game/box/components';
import type { BoxValues, PackData } from '@/lib/game/engine/pack';
import { ACTIONS } from '@/lib/game/engine/vocabulary';
import { packFor } from '@/lib/game/rulesets';
import { actionName } from '@/lib/game/wording/terms';
import type { Wording } from '@/lib/game/wording/wording';
import { useWords } from '@/lib/platform/i18n/current-words';
import { componentName } from './component-words';
import { ForTable, newTableWith, type BoxAction } from './parts';

/** The next step with a box, and links to its other pages. Who came from a new table goes back there. */
export function BoxBar({
  box,
  isForTable,
  action,
}: {
  box: BoxView;
  isForTable: boolean;
  action: BoxAction['action'];
}) {
  const { t } = useWords();
  const { boxId, newest, mayEdit, mayFinish, editors, open } = box;
  return (
    <>
      {mayFinish && (
        <ActForm boxId={boxId} action={action} act="finish" className="row">
          <ForTable isForTable={isForTable} />
          <SubmitButton className="btn">
            {t('boxes.finish', { number: (newest?.number ?? 0) + 1 })}
          </SubmitButton>
          <span className="small">{t('boxes.records', { n: box.fresh })}</span>
        </ActForm>
      )}
      {mayEdit && open.length > 0 && <p className="small">{t('boxes.openFirst', { n: open.length })}</p>}
      <p className="row">
        {newest ? (
          <>
            {t('boxes.newest', { number: newest.number })}
            <a className="btn" href={newTableWith(newest.packId)}>
              {t('boxes.play')}
            </a>
          </>
        ) : (
          t('boxes.noRevision')
        )}
      </p>
      {editors.length > 1 && (
        <p className="small muted">{t('boxes.editors', { names: editors.join(', ') })}</p>
      )}
      <p className="row gap-x-5">
        {mayEdit && <TextLink href={`/boxes/${boxId}/settings`}>{t('boxes.settings')}</TextLink>}
        <TextLink href={`/boxes/${boxId}/revisions`}>{t('boxes.history')}</TextLink>
        <a href={`/api/boxes/${boxId}/file`} download={`${boxId}.json`}>
          {t('boxes.asFile')}
        </a>
      </p>
      {mayEdit && <BoxHints boxId={boxId} values={box.values} />}
    </>
  );
}

/** Warnings about values that are unusual for a printed game; empty without any. They block nothing. */
function BoxHints({ boxId, values }: { boxId: string; values: BoxValues }) {
  const words = useWords();
  const { t } = words;
  const standard = packFor(values.base.id, values.base.version);
  const pack = packDataOf(standard, values);
  // The standard pack triggers some warnings too; they are unrelated to the entries.
  const usual = new Set(checkBox(standard).map((hint) => JSON.stringify(hint)));
  const hints = checkBox(pack).filter((hint) => !usual.has(JSON.stringify(hint)));
  if (hints.length === 0) return null;
  return (
    <Fold
      title={
        <>
          {t('boxes.hints.title')} ({hints.length})
        </>
      }
    >
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
    </Fold>
  );
}

const FAMILIES = ['upgrade', 'wall', 'building'] as const satisfies readonly ComponentKind[];

function hintWords(words: Wording, pack: PackData, { code, component, params }: Hint): string {
  const nameOf = (id: unknown): string => {
    const found = componentsOf(pack).find((entry) => entry.id === id);
    return found ? componentName(words, pack, found) : '';
  };
  const action = ACTIONS.find((each) => each === params.action);
  const family = FAMILIES.find((each) => each === params.family);
  return words.t(`boxes.hints.${code}`, {
    ...params,
    name: nameOf(component),
    other: nameOf(params.other),
    ...(action ? { action: actionName(words, action) } : {}),
    ...(family ? { family: words.t(`boxes.kind.${family}`) } : {}),
  });
}
