import type { FormAction } from '@/components/ui/forms/act-button';
import { Panel } from '@/components/ui/panel';
import { TextLink } from '@/components/ui/text-link';
import type { lookAtPerson } from '@/lib/features/operator/desk';
import { useWords } from '@/lib/platform/i18n/current-words';
import { ActButton } from './act-button';
import { useDeskWords } from './desk-words';

type Person = NonNullable<Awaited<ReturnType<typeof lookAtPerson>>>;

interface PersonProps {
  readonly person: Person;
  readonly ban: FormAction;
  readonly signOut: FormAction;
}

/** A person's data, and the operator's actions. */
export function PersonSheet({ person, ban, signOut }: PersonProps) {
  const { t, time } = useDeskWords();
  const { id, email, isAdmin, bannedAt, createdAt } = person;
  return (
    <>
      <section className="panel stack" aria-label={t('operator.people')}>
        <p>
          {t('operator.person.facts', { at: time(createdAt) })} <span className="code">{id}</span> {email}
        </p>
        {isAdmin && <p>{t('operator.person.operator')}</p>}
        {bannedAt && <p>{t('operator.person.banned', { at: time(bannedAt) })}</p>}
        <div className="row">
          <ActButton
            act={ban}
            values={{ id, ban: bannedAt ? 'no' : 'yes' }}
            label={t(bannedAt ? 'operator.person.unban' : 'operator.person.ban')}
          />
          <ActButton
            act={signOut}
            values={{ id }}
            label={t('operator.person.signOut')}
            sure={t('operator.person.signOutSure')}
          />
        </div>
      </section>
      <PersonLists {...person} />
    </>
  );
}

function PersonLists({ browsers, channels, seats }: Person) {
  const { t } = useWords();
  const none = <p>{t('operator.person.none')}</p>;
  return (
    <>
      <Panel title={t('operator.person.seats')}>
        {seats.length === 0 && none}
        <ul className="stack">
          {seats.map(({ gameId, seat, game }) => (
            <li key={`${gameId} ${seat}`} className="row">
              <TextLink href={`/operator/tables/${gameId}`}>{game.name}</TextLink>
              <span className="code">{gameId}</span>
              <span className="small muted">{t('operator.table.status', { status: game.status })}</span>
            </li>
          ))}
        </ul>
      </Panel>
      <Panel title={t('operator.person.channels')}>
        {channels.length === 0 && none}
        <ul className="stack">
          {channels.map(({ id, kind, stoppedAt, lastError }) => (
            <li key={id} className="row">
              <strong>{t(`notifications.form.${kind}`)}</strong>
              <span className="small">
                {t(stoppedAt ? 'operator.person.stopped' : 'operator.person.inUse')}
              </span>
              {lastError && <span className="code">{lastError}</span>}
            </li>
          ))}
        </ul>
      </Panel>
      <Panel title={t('operator.person.browsers')}>
        {browsers.length === 0 && none}
        <ul className="stack">
          {browsers.map(({ id, label, seenOn }) => (
            <li key={id} className="row">
              <strong>{label || t('people.browsers.unknown')}</strong>
              <span className="small muted">{seenOn}</span>
            </li>
          ))}
        </ul>
      </Panel>
    </>
  );
}
