import type { HookDraftFields } from '@/components/notify/add-channels';
import { Fold } from '@/components/ui/fold';
import { ActButton, ActForm } from '@/components/ui/forms/act-button';
import { SelectField } from '@/components/ui/forms/select-field';
import { SubmitRow } from '@/components/ui/forms/submit-row';
import { TextField } from '@/components/ui/forms/text-field';
import { Tick } from '@/components/ui/forms/tick';
import type { Circle } from '@/lib/features/circles/circle';
import type { CircleHook } from '@/lib/features/notify/circles/circle-hooks';
import { timeText } from '@/lib/game/wording/language/times';
import { CIRCLE_HOOK_KINDS } from '@/lib/game/wording/message-kinds';
import { useWords } from '@/lib/platform/i18n/current-words';
import type { CircleAction } from './circle-action';

const FORMS = ['discord', 'slack', 'ntfy', 'json'] as const;

interface ChannelProps {
  readonly circle: Pick<Circle, 'id' | 'timeZone'>;
  readonly hooks: readonly CircleHook[];
  readonly action: CircleAction['action'];
  /** The form of a channel that was refused, to correct it. */
  readonly draft?: HookDraftFields | undefined;
}

/** The channel for notifications about all tables of a circle, for its host and stewards. */
export function CircleChannel({ circle: { id: circleId, timeZone }, hooks, action, draft }: ChannelProps) {
  const { t } = useWords();
  const where = { circleId, action };
  const isStopped = hooks.some(({ state }) => state === 'stopped');
  return (
    <Fold open={isStopped || draft !== undefined} className="panel stack" title={t('circles.hook.channel')}>
      <p className="small muted">{t('circles.hook.lead')}</p>
      {hooks.map((hook) => (
        <OneChannel key={hook.id} hook={hook} timeZone={timeZone} {...where} />
      ))}
      {hooks.length === 0 && <AddChannel {...where} draft={draft} />}
    </Fold>
  );
}

interface OfHook extends CircleAction {
  readonly hook: CircleHook;
  readonly timeZone: string;
}

function OneChannel({ hook, timeZone, ...where }: OfHook) {
  const { t } = useWords();
  const { id, form, label, state, fault, secret, standardSecret, hasOlderHeaders } = hook;
  return (
    <section className="stack" aria-label={label}>
      <h3>{label}</h3>
      <p className="small">
        {t(`notifications.hook.${form}`)} · {t(`circles.hook.${state}`)}
      </p>
      {fault && (
        <p className="small">
          {t(`notifications.error.${fault.code}`)} {fault.detail}
        </p>
      )}
      {standardSecret !== undefined && (
        <Fold title={t('circles.hook.secret')}>
          <p className="break-all">
            <code>{standardSecret}</code>
          </p>
          {hasOlderHeaders && (
            <p className="break-all">
              {t('notifications.olderSecret')} <code>{secret}</code>
            </p>
          )}
        </Fold>
      )}
      <WantsForm hook={hook} timeZone={timeZone} {...where} />
      <div className="row">
        <ActButton {...where} act="try" hook={id} label={t('circles.hook.try')} />
        <ActButton {...where} act="remove" hook={id} label={t('circles.hook.remove')} />
      </div>
    </section>
  );
}

function WantsForm({ hook: { id, wants, muteFrom, muteTo }, timeZone, ...where }: OfHook) {
  const { t } = useWords();
  const times = [
    ['from', 'circles.hook.muteFrom', muteFrom],
    ['to', 'circles.hook.muteTo', muteTo],
  ] as const;
  return (
    <ActForm {...where} act="wants" hook={id} className="stack">
      <fieldset>
        <legend>{t('circles.hook.wants')}</legend>
        {CIRCLE_HOOK_KINDS.map((kind) => (
          <Tick
            key={kind}
            name="kind"
            value={kind}
            defaultChecked={wants.includes(kind)}
            label={t(`circles.hook.kind.${kind}`)}
          />
        ))}
      </fieldset>
      <div className="row">
        {times.map(([name, label, minute]) => (
          <TextField
            key={name}
            id={`mute-${name}-${id}`}
            name={name}
            type="time"
            label={t(label)}
            defaultValue={minute === undefined ? '' : timeText(minute)}
            autoComplete="off"
          />
        ))}
      </div>
      <p className="small muted">{t('circles.hook.mute', { zone: timeZone })}</p>
      <SubmitRow>{t('circles.hook.save')}</SubmitRow>
    </ActForm>
  );
}

function AddChannel({ draft, ...where }: CircleAction & Pick<ChannelProps, 'draft'>) {
  const { t } = useWords();
  return (
    <ActForm {...where} act="add" className="stack">
      <SelectField
        id="hook-form"
        name="form"
        label={t('circles.hook.form')}
        chosen={draft?.form}
        options={FORMS.map((form) => [form, t(`notifications.hook.${form}`)])}
      />
      <TextField
        id="hook-url"
        name="url"
        type="url"
        label={t('circles.hook.url')}
        defaultValue={draft?.url}
        maxLength={1000}
        required
        autoComplete="off"
      />
      <TextField
        id="hook-label"
        name="label"
        label={t('circles.hook.label')}
        defaultValue={draft?.label}
        maxLength={60}
        autoComplete="off"
      />
      <SubmitRow>{t('circles.hook.add')}</SubmitRow>
    </ActForm>
  );
}
