import { CopyLink } from '@/components/ui/copy-link';
import { SubmitButton } from '@/components/ui/forms/submit-button';
import { TextField } from '@/components/ui/forms/text-field';
import type { BoxView } from '@/lib/features/boxes/box';
import { useWords } from '@/lib/platform/i18n/current-words';
import { BoxAct, type BoxAction } from './box-act';

const SHARES = ['private', 'link', 'listed'] as const;

interface BoxSettingsProps extends Pick<BoxAction, 'action'> {
  readonly box: BoxView;
  /** The join link with its QR code; undefined if it is closed. */
  readonly link: { readonly link: string; readonly qr: string } | undefined;
}

/** Settings of a box for its owner. Other editors can only leave it. */
export function BoxSettings({ box, link, action }: BoxSettingsProps) {
  const { t } = useWords();
  const where = { boxId: box.boxId, action };
  if (!box.isOwner)
    return (
      <section className="panel stack">
        <p>{t('boxes.leaveWhy')}</p>
        <BoxAct {...where} act="leave">
          <SubmitButton className="btn">{t('boxes.leave')}</SubmitButton>
        </BoxAct>
      </section>
    );
  return (
    <>
      <Invite {...where} link={link} />
      <Removable {...where} editors={box.removable ?? []} />
      <Sharing {...where} box={box} />
      <section className="panel stack" aria-labelledby="box-name">
        <h2 id="box-name">{t('boxes.name')}</h2>
        <BoxAct {...where} act="rename" className="stack">
          <TextField id="name" label={t('boxes.name')} defaultValue={box.name} maxLength={40} required />
          <div>
            <SubmitButton className="btn">{t('boxes.rename')}</SubmitButton>
          </div>
        </BoxAct>
      </section>
      <details className="fold">
        <summary>{t('boxes.delete')}</summary>
        <p>{t('boxes.deleteWhy')}</p>
        <BoxAct {...where} act="delete">
          <SubmitButton className="btn">{t('boxes.deleteNow')}</SubmitButton>
        </BoxAct>
      </details>
    </>
  );
}

/** The link that makes people editors. */
function Invite({ link, ...where }: Pick<BoxSettingsProps, 'link'> & BoxAction) {
  const { t } = useWords();
  return (
    <section className="panel stack" aria-labelledby="box-invite">
      <h2 id="box-invite">{t('boxes.invite')}</h2>
      <p>{t('boxes.inviteWhy')}</p>
      {link && <CopyLink id="box-link" label={t('boxes.link')} link={link.link} qr={link.qr} />}
      <div className="row">
        <BoxAct {...where} act="renew-link">
          <SubmitButton className={link ? 'btn' : 'btn btn-main'}>
            {t(link ? 'circles.renewLink' : 'boxes.makeLink')}
          </SubmitButton>
        </BoxAct>
        {link && (
          <BoxAct {...where} act="close-link">
            <SubmitButton className="btn">{t('circles.closeLink')}</SubmitButton>
          </BoxAct>
        )}
      </div>
    </section>
  );
}

interface RemovableProps extends BoxAction {
  readonly editors: NonNullable<BoxView['removable']>;
}

/** The other editors, each with a button that removes them. */
function Removable({ editors, ...where }: RemovableProps) {
  const { t } = useWords();
  if (editors.length === 0) return null;
  return (
    <section className="panel stack" aria-labelledby="box-editors">
      <h2 id="box-editors">{t('boxes.others')}</h2>
      <p>{t('boxes.removeWhy')}</p>
      <ul className="stack">
        {editors.map(({ editor, name }) => (
          <li key={editor} className="row">
            <span className="min-w-0">{name || t('boxes.someone')}</span>
            <BoxAct {...where} act="remove-editor">
              <input type="hidden" name="editorId" value={editor} />
              <SubmitButton className="btn" aria-label={t('boxes.removeOf', { name })}>
                {t('boxes.remove')}
              </SubmitButton>
            </BoxAct>
          </li>
        ))}
      </ul>
    </section>
  );
}

function Sharing({ box, ...where }: Pick<BoxSettingsProps, 'box'> & BoxAction) {
  const { t } = useWords();
  return (
    <section className="panel stack" aria-labelledby="box-sharing">
      <h2 id="box-sharing">{t('boxes.sharing')}</h2>
      <BoxAct {...where} act="share" className="stack">
        <fieldset className="stack">
          <legend className="sr-only">{t('boxes.sharing')}</legend>
          {SHARES.map((share) => (
            <label key={share} className="tick">
              <input type="radio" name="share" value={share} defaultChecked={box.share === share} />
              <span>{t(`boxes.share.${share}`)}</span>
            </label>
          ))}
        </fieldset>
        <div>
          <SubmitButton className="btn">{t('boxes.shareSave')}</SubmitButton>
        </div>
      </BoxAct>
    </section>
  );
}
