import { Panel } from '@/components/ui/panel';
import { TextLink } from '@/components/ui/text-link';
import type { ShownAct } from '@/lib/features/operator/desk';
import { useWords } from '@/lib/platform/i18n/current-words';
import { deskTime } from './desk-time';

/** The newest entries of the operators' action log. */
export function ActsPanel({ acts }: { readonly acts: readonly ShownAct[] }) {
  const words = useWords();
  const { t } = words;
  const time = deskTime(words);
  return (
    <Panel title={t('operator.acts.title')}>
      {acts.length === 0 && <p>{t('operator.acts.none')}</p>}
      <ol className="stack small">
        {acts.map((act) => (
          <li key={act.id} className="row">
            <span className="muted">{time(act.at.toISOString())}</span>
            <strong>{act.known ? t(`operator.acts.kind.${act.known}`) : act.kind}</strong>
            <About about={act.about} />
            <Detail detail={act.detail} />
            <By by={act.by} />
          </li>
        ))}
      </ol>
    </Panel>
  );
}

const PAGES = { table: '/operator/tables', person: '/operator/people' } as const;

/** The subject of an action, as a link. */
function About({ about }: { readonly about: string }) {
  const { t } = useWords();
  const [what, id = ''] = about.split(' ');
  if (what !== 'table' && what !== 'person') return <span>{t('operator.acts.about.service')}</span>;
  return (
    <span>
      {t(`operator.acts.about.${what}`)}{' '}
      <TextLink href={`${PAGES[what]}/${id}`} className="code">
        {id}
      </TextLink>
    </span>
  );
}

/** Details of the action: a seat, a time span, or the id of the written row. */
function Detail({ detail: { seat, begins, ends, id } }: { readonly detail: ShownAct['detail'] }) {
  const words = useWords();
  const { t } = words;
  const time = deskTime(words);
  if (typeof seat === 'number') return <span>{t('operator.table.bySeat', { seat })}</span>;
  if (typeof begins === 'string' && typeof ends === 'string')
    return <span>{t('operator.maintenance.planned', { from: time(begins), until: time(ends) })}</span>;
  return typeof id === 'string' && <span className="code">{id}</span>;
}

function By({ by }: { readonly by: string }) {
  const { t } = useWords();
  if (by === 'command line') return <span className="muted">{t('operator.acts.byShell')}</span>;
  return (
    <span className="muted">
      {t('operator.acts.by')}{' '}
      <TextLink href={`/operator/people/${by}`} className="code">
        {by}
      </TextLink>
    </span>
  );
}
