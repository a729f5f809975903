import type { JoinedSteps } from '@/lib/game/turn/after-collecting';
import type { Labelling } from '@/lib/game/wording/labelling';
import { labelCommand } from '@/lib/game/wording/options/options';
import { Signs } from './command-buttons';
import { joinedValue } from './command-value';

interface JoinedProps {
  readonly on: Labelling;
  readonly joined: readonly JoinedSteps[];
  readonly form: string;
}

/** A step that lacks only an available bonus: one press collects it and makes the step. */
export function JoinedButtons({ on, joined, form }: JoinedProps) {
  const { t } = on.words;
  if (joined.length === 0) return null;
  return (
    <section className="stack" aria-label={t('moves.afterCollecting')} data-joined="">
      {joined.map(({ first, then }) => (
        <button
          key={joinedValue({ first, then })}
          className="btn btn-wide btn-next"
          form={form}
          name="command"
          value={joinedValue({ first, then })}
        >
          <Signs on={on} command={first} />
          <Signs on={on} command={then} />
          <span>
            {t('moves.collectThen', { collect: labelCommand(on, first), then: labelCommand(on, then) })}
          </span>
        </button>
      ))}
    </section>
  );
}
