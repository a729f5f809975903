import { followUp, playAfterResponse } from '@/lib/features/jobs/jobs';
import { changePlanContract } from '@/lib/features/plans/contract';
import { endpoint } from '@/app/api/_shared/endpoint';
import { routes } from '@/lib/platform/http/endpoint';
import { answerPlan } from '@/app/api/_shared/plan-answer';
import { confirmPlan } from '@/lib/features/plans/confirm';
import { changeGuard, forgetPlan, reorderPlan, setMode } from '@/lib/features/plans/keep';
import { visitorOfRequest } from '@/lib/features/seats/seats';

export const maxDuration = 60;

const change = endpoint(changePlanContract, async ({ params: { id, plan }, body, headers }) => {
  const who = await visitorOfRequest(id, headers);
  const done = () => ({ id: plan });
  switch (body.act) {
    case 'confirm': {
      const said = await confirmPlan(id, who, { id: plan, seq: body.seq });
      if (said.ok) followUp(id, said.value.next);
      return answerPlan(id, who, said, ({ played }) => ({ id: plan, played }));
    }
    case 'forget':
      return answerPlan(id, who, await forgetPlan(id, who, plan), done);
    case 'earlier':
    case 'later':
      return answerPlan(id, who, await reorderPlan(id, who, plan, body.act === 'earlier' ? -1 : 1), done);
    case 'mode': {
      const said = await setMode(id, who, plan, body.mode);
      // The plan's turn may have begun meanwhile.
      playAfterResponse(id, said.ok && body.mode === 'plays-itself');
      return answerPlan(id, who, said, done);
    }
    case 'guard':
      return answerPlan(id, who, await changeGuard(id, who, { ...body, id: plan }), done);
  }
});

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes(change);
