import { followUp, playAfterResponse } from '@/lib/http/after-move';
import { changePlanContract } from '@/lib/http/contracts/plans';
import { endpoint, routes } from '@/lib/http/endpoint';
import { answerPlan } from '@/lib/http/plan-answer';
import { confirmPlan } from '@/lib/service/plans/confirm';
import { changeGuard, forgetPlan, reorder, setMode } from '@/lib/service/plans/keep';
import { visitorOfRequest } from '@/lib/service/seats';

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
      return answerPlan(id, who, await reorder(id, who, plan, body.act === 'earlier' ? -1 : 1), done);
    case 'mode': {
      const said = await setMode(id, who, plan, body.mode);
      // Its turn may have come in between.
      playAfterResponse(id, said.ok && body.mode === 'plays-itself');
      return answerPlan(id, who, said, done);
    }
    case 'guard':
      return answerPlan(id, who, await changeGuard(id, who, { ...body, id: plan }), done);
  }
});

export const { GET, POST, PUT, PATCH, DELETE } = routes(change);
