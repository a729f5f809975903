import type { ReactNode } from 'react';
import { TableCard } from '@/components/seats/table-card';
import { CookiesNeeded } from '@/components/ui/browser/cookies-needed';
import { ActForm, type FormAction } from '@/components/ui/forms/act-button';
import { NameField } from '@/components/ui/forms/name-field';
import { SelectField, type SelectOption } from '@/components/ui/forms/select-field';
import { SubmitRow } from '@/components/ui/forms/submit-row';
import { TimeZoneField } from '@/components/ui/forms/time-zone-field';
import { Medallion } from '@/components/ui/medallion';
import { Notice } from '@/components/ui/notice';
import type { Behind } from '@/lib/features/groups/groups';
import type { Invitation } from '@/lib/features/seats/invitation';
import { withNames } from '@/lib/game/wording/seat-names';
import { useWords } from '@/lib/platform/i18n/current-words';

interface JoinGroupProps {
  readonly behind: Behind;
  /** The table of the group, if it is one. */
  readonly invitation: Invitation | undefined;
  /** A picture of a competition's form. */
  readonly picture: ReactNode;
  /** The hidden fields that name the link. */
  readonly by: Readonly<Record<string, string>>;
  readonly myName: string | undefined;
  readonly problem: string | undefined;
  readonly action: FormAction;
}

/** An invitation: who invites to what, what joining means, and the form. */
export function JoinGroup({ behind, invitation, picture, ...form }: JoinGroupProps) {
  const words = useWords();
  const { t } = words;
  const { kind, name, inviter, people: n, competition, table } = behind;
  const joining = <JoinForm behind={behind} {...form} />;
  return (
    <section className="panel stack" aria-labelledby="join">
      <div className="flex flex-wrap items-center gap-4">
        {picture || (inviter && <Medallion name={inviter.name} of={inviter.key} />)}
        <div className="min-w-0 flex-1">
          <p>{inviter ? t(`join.invites.${kind}`, { name: inviter.name }) : t(`join.invited.${kind}`)}</p>
          <h1 id="join" className="initial">
            {name}
          </h1>
        </div>
      </div>
      <p>
        {t(`join.why.${kind}`, { circle: competition?.circle ?? '' })}
        {kind !== 'table' && (
          <span className="muted"> {t(kind === 'box' ? 'boxes.editorCount' : 'circles.members', { n })}</span>
        )}
      </p>
      {table && invitation ? (
        <TableCard invitation={invitation} seats={withNames(words, table.seats)}>
          {joining}
        </TableCard>
      ) : (
        joining
      )}
    </section>
  );
}

/** The label of the name, which each kind of group shows to others. */
const MY_NAME = {
  circle: 'circles.myName',
  competition: 'circles.myName',
  box: 'boxes.myName',
  table: 'tables.join.name',
} as const;

type JoinFormProps = Omit<JoinGroupProps, 'invitation' | 'picture'>;

/** One name and one button, or why nobody can join. */
function JoinForm({ behind, by, myName, problem, action }: JoinFormProps) {
  const { t } = useWords();
  const { kind, needsApproval, mine, isFull, table } = behind;
  if (mine === 'asked') return <Notice>{t('join.asked')}</Notice>;
  if (isFull) return <Notice bad>{t('join.problem.full')}</Notice>;
  // Editors are called as in their account, so only people without a name enter one.
  const hasName = kind === 'box' && Boolean(myName);
  return (
    <>
      {needsApproval && <p>{t('join.approval')}</p>}
      <CookiesNeeded words={t('join.cookies')} />
      {problem && <Notice bad>{problem}</Notice>}
      <ActForm action={action} of={by} className="stack">
        <TimeZoneField />
        <div className="grid gap-2.5 sm:grid-cols-2">
          {!hasName && <NameField id="name" label={t(MY_NAME[kind])} defaultValue={myName} isMine />}
          {table && <SeatChoice free={table.free} />}
        </div>
        <SubmitRow isMain>{t(needsApproval ? 'join.ask' : `join.go.${kind}`)}</SubmitRow>
      </ActForm>
    </>
  );
}

function SeatChoice({ free }: Pick<NonNullable<Behind['table']>, 'free'>) {
  const { t } = useWords();
  const seats = free.map(({ seat, name }): SelectOption => [
    seat,
    name ? t('tables.join.keptFor', { name }) : t('names.seat', { n: seat + 1 }),
  ]);
  return (
    <SelectField id="seat" label={t('tables.join.which')} options={[['', t('tables.join.any')], ...seats]} />
  );
}
