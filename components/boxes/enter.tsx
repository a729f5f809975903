/** Ways to a box: the reader's own and listed ones, and a new one. */
import { Fold } from '@/components/ui/fold';
import { ActForm, type FormAction } from '@/components/ui/forms/act-button';
import { NameField } from '@/components/ui/forms/name-field';
import { SubmitRow } from '@/components/ui/forms/submit-row';
import { TextField } from '@/components/ui/forms/text-field';
import { TimeZoneField } from '@/components/ui/forms/time-zone-field';
import { Notice } from '@/components/ui/notice';
import { Panel } from '@/components/ui/panel';
import { TextLink } from '@/components/ui/text-link';
import type { ListedBox } from '@/lib/features/boxes/box';
import { useWords } from '@/lib/platform/i18n/current-words';
import { ForTable, newTableWith, RevisionState } from './parts';

/** Boxes with the state of their newest revision; renders nothing without boxes. */
export function BoxList({
  title,
  boxes,
  isForTable,
}: {
  title: string;
  boxes: readonly ListedBox[];
  isForTable: boolean;
}) {
  const { t } = useWords();
  if (boxes.length === 0) return null;
  return (
    <section className="panel stack" aria-label={title}>
      <h2>{title}</h2>
      <ul className="stack">
        {boxes.map(({ id, name, total, newest }) => (
          <li key={id} className="row">
            <TextLink
              href={`/boxes/${id}${isForTable ? '?for=table' : ''}`}
              className="inline-flex min-h-target items-center"
            >
              {name}
            </TextLink>
            <span className="small muted">
              {newest ? <RevisionState revision={newest} total={total} /> : t('boxes.noRevision')}
            </span>
            {newest && <a href={newTableWith(newest.packId)}>{t('boxes.play')}</a>}
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Leads back to the new table that the reader came from. */
export function ToNewTable() {
  const { t } = useWords();
  return (
    <Notice>
      {t('boxes.forTable')} <a href="/#new-table">{t('boxes.backToTable')}</a>
    </Notice>
  );
}

/** Asks for the reader's name, if they have none. */
function MyName({ id, isNamed }: { id: string; isNamed: boolean }) {
  const { t } = useWords();
  return !isNamed && <NameField id={id} name="myName" label={t('boxes.myName')} isMine />;
}

/** Forms for a new box: empty, or from a file. */
export function NewBoxForms({
  isNamed,
  isForTable,
  make,
  bring,
}: {
  isNamed: boolean;
  isForTable: boolean;
  make: FormAction;
  bring: FormAction;
}) {
  const { t } = useWords();
  return (
    <Panel title={t('boxes.new')}>
      <ActForm action={make} className="stack">
        <ForTable isForTable={isForTable} />
        <TimeZoneField />
        <div className="grid gap-2.5 sm:grid-cols-2">
          <NameField id="name" label={t('boxes.name')} placeholder={t('boxes.namePlaceholder')} />
          <MyName id="myName" isNamed={isNamed} />
        </div>
        <SubmitRow isMain>{t('boxes.make')}</SubmitRow>
      </ActForm>
      <Fold title={t('boxes.fromFile')}>
        <ActForm action={bring} className="stack">
          <ForTable isForTable={isForTable} />
          <TimeZoneField />
          <TextField id="file" label={t('boxes.file')} type="file" accept="application/json,.json" required />
          <MyName id="myNameHere" isNamed={isNamed} />
          <SubmitRow>{t('boxes.bring')}</SubmitRow>
        </ActForm>
      </Fold>
    </Panel>
  );
}
