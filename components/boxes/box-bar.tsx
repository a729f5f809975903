import { SubmitButton } from '@/components/ui/forms/submit-button';
import { TextLink } from '@/components/ui/text-link';
import type { BoxView } from '@/lib/features/boxes/load-box';
import { useWords } from '@/lib/platform/i18n/current-words';
import { BoxHints } from './box-hints';
import { BoxAct, type BoxAction } from './box-act';

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
