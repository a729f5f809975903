import { Panel } from '@/components/ui/panel';
import { TextLink } from '@/components/ui/text-link';
import type { someCircles } from '@/lib/features/circles/circles';
import { useWords } from '@/lib/platform/i18n/current-words';

type Listed = Awaited<ReturnType<typeof someCircles>>['circles'][number];

interface CircleListProps {
  readonly circles: readonly Pick<Listed, 'id' | 'name' | 'members' | 'state' | 'unread'>[];
  /** Whether to link to the full list. */
  readonly isMore: boolean;
}

/** The reader's circles; renders nothing without any. */
export function CircleList({ circles, isMore }: CircleListProps) {
  const { t } = useWords();
  if (circles.length === 0) return null;
  return (
    <Panel title={t('circles.mine')}>
      <ul className="stack">
        {circles.map(({ id, name, members, state, unread }) => (
          <li key={id} className="row">
            {state === 'in' ? (
              <TextLink href={`/circles/${id}`} className="inline-flex min-h-target items-center">
                {name}
              </TextLink>
            ) : (
              <strong>{name}</strong>
            )}
            <span className="small muted">
              {state === 'in' ? t('circles.members', { n: members }) : t('circles.asked')}
            </span>
            {unread > 0 && (
              <TextLink href={`/circles/${id}/talk`} className="small inline-flex min-h-target items-center">
                {t('talk.title')} {t('talk.unheard', { n: unread })}
              </TextLink>
            )}
          </li>
        ))}
      </ul>
      {isMore && (
        <p>
          <TextLink href="/circles?show=all">{t('circles.allMine')}</TextLink>
        </p>
      )}
    </Panel>
  );
}
