import { Fold } from '@/components/ui/fold';
import { ActForm } from '@/components/ui/forms/act-button';
import { SubmitButton } from '@/components/ui/forms/submit-button';
import { SubmitRow } from '@/components/ui/forms/submit-row';
import { NameField } from '@/components/ui/forms/name-field';
import { Tick } from '@/components/ui/forms/tick';
import { GroupLink } from '@/components/ui/group-link';
import { Panel } from '@/components/ui/panel';
import { BOX_SHARES, type BoxView } from '@/lib/features/boxes/box';
import { useWords } from '@/lib/platform/i18n/current-words';
import type { BoxAction } from './parts';

/** Settings of a box for its owner, with the QR code of its link. Other editors can only leave it. */
export function BoxSettings({ box, qr, action }: { box: BoxView; qr: string; action: BoxAction['action'] }) {
  const { t } = useWords();
  const { boxId, name, share, joinLink, removable } = box;
  const where = { boxId, action };
  if (!box.isOwner)
    return (
      <section className="panel stack">
        <p>{t('boxes.leaveWhy')}</p>
        <ActForm {...where} act="leave">
          <SubmitButton className="btn">{t('boxes.leave')}</SubmitButton>
        </ActForm>
      </section>
    );
  return (
    <>
      <Panel title={t('boxes.invite')}>
        <GroupLink
          id="box-link"
          label={t('boxes.link')}
          why={t('boxes.inviteWhy')}
          link={joinLink === null ? undefined : { link: joinLink, qr }}
          acts={{ action, of: { boxId }, mayClose: true }}
        />
      </Panel>
      <Removable {...where} editors={removable ?? []} />
      <Panel title={t('boxes.sharing')}>
        <ActForm {...where} act="share" className="stack">
          <fieldset className="stack">
            <legend className="sr-only">{t('boxes.sharing')}</legend>
            {BOX_SHARES.map((each) => (
              <Tick
                key={each}
                type="radio"
                name="share"
                value={each}
                defaultChecked={share === each}
                label={t(`boxes.share.${each}`)}
              />
            ))}
          </fieldset>
          <SubmitRow>{t('boxes.shareSave')}</SubmitRow>
        </ActForm>
      </Panel>
      <Panel title={t('boxes.name')}>
        <ActForm {...where} act="rename" className="stack">
          <NameField id="name" label={t('boxes.name')} defaultValue={name} />
          <SubmitRow>{t('boxes.rename')}</SubmitRow>
        </ActForm>
      </Panel>
      <Fold title={t('boxes.delete')}>
        <p>{t('boxes.deleteWhy')}</p>
        <ActForm {...where} act="delete">
          <SubmitButton className="btn">{t('boxes.deleteNow')}</SubmitButton>
        </ActForm>
      </Fold>
    </>
  );
}

/** The other editors, each with a button that removes them. */
function Removable({ editors, ...where }: BoxAction & { editors: NonNullable<BoxView['removable']> }) {
  const { t } = useWords();
  if (editors.length === 0) return null;
  return (
    <Panel title={t('boxes.others')}>
      <p>{t('boxes.removeWhy')}</p>
      <ul className="stack">
        {editors.map(({ editor, name }) => (
          <li key={editor} className="row">
            <span className="min-w-0">{name || t('boxes.someone')}</span>
            <ActForm {...where} act="remove-editor">
              <input type="hidden" name="editorId" value={editor} />
              <SubmitButton className="btn" aria-label={t('boxes.removeOf', { name })}>
                {t('boxes.remove')}
              </SubmitButton>
            </ActForm>
          </li>
        ))}
      </ul>
    </Panel>
  );
}
