import { formatMoment } from '@/components/ui/moment';
import { Panel } from '@/components/ui/panel';
import { TextLink } from '@/components/ui/text-link';
import type { BoxRevision, ChangedComponent } from '@/lib/features/boxes/box';
import type { Form } from '@/lib/features/boxes/form';
import { componentsOf } from '@/lib/game/box/components';
import type { BoxValues, PackData } from '@/lib/game/engine/pack';
import { packFor } from '@/lib/game/rulesets';
import { useWords } from '@/lib/platform/i18n/current-words';
import { componentName, differenceWords } from './component-words';
import { newTableWith } from './parts';

interface RevisionListProps {
  readonly revisions: readonly BoxRevision[];
  /** The pack that the box is based on. */
  readonly base: BoxValues['base'];
  readonly total: number;
  readonly form: Form;
  readonly timeZone: string | undefined;
}

/** The revisions of a box, newest first, each with its changes. */
export function RevisionList({ revisions, base, total, form, timeZone }: RevisionListProps) {
  const { t, locale } = useWords();
  const pack = packFor(base.id, base.version);
  if (revisions.length === 0) return <p>{t('boxes.noRevisionYet')}</p>;
  return revisions.map((revision) => {
    const { number, packId, confirmed: n, people, createdAt, changed } = revision;
    return (
      <Panel key={number} title={t('boxes.revision', { number })}>
        <p className="small muted">
          {formatMoment(locale, timeZone, createdAt)}, {t('boxes.counts', { n, people, total })}
        </p>
        {changed.length === 0 && <p>{t(number === 1 ? 'boxes.asStandard' : 'boxes.noChange')}</p>}
        <ul>
          {changed.map((change) => (
            <ChangeLine key={change.componentId} pack={pack} form={form} change={change} />
          ))}
        </ul>
        <p>
          <TextLink href={newTableWith(packId)}>{t('boxes.play')}</TextLink>
        </p>
      </Panel>
    );
  });
}

function ChangeLine({ pack, form, change }: { pack: PackData; form: Form; change: ChangedComponent }) {
  const words = useWords();
  const { componentId, before, after } = change;
  const component = componentsOf(pack).find(({ id }) => id === componentId);
  if (!component) return null;
  const changes = differenceWords(words, { component, form: form[componentId] ?? [] }, before, after);
  return (
    <li>
      <strong>{componentName(words, pack, component)}</strong>: {changes.join('; ')}
    </li>
  );
}
