import type { ReactNode } from 'react';
import { Panel } from '@/components/ui/panel';
import type { OpenRequest } from '@/lib/features/clocks/view';
import { useWords } from '@/lib/platform/i18n/current-words';
import { RequestRow, type RequestForms } from './request-row';
import { decisionWords, type RequestPlace } from './request-words';

interface RequestCardProps {
  readonly requests: readonly OpenRequest[];
  readonly on: RequestPlace;
  readonly forms: RequestForms;
}

/** Requests that wait for an answer or for their time: on the table, and on the pages of requests and people. */
export function RequestCard({ requests, on, forms }: RequestCardProps) {
  const { t } = useWords();
  if (requests.length === 0) return null;
  return (
    <Card id="open-requests" title={t('requests.open')}>
      {requests.map((request) => (
        <RequestRow key={request.key} {...{ request, on, forms }} />
      ))}
    </Card>
  );
}

/** Decisions that have taken effect, were taken back, or are void; the newest first. */
export function DecisionCard({ on }: Pick<RequestCardProps, 'on'>) {
  const words = useWords();
  const past = on.agenda.decisions.filter(({ state }) => state !== 'open');
  if (past.length === 0) return null;
  return (
    <Card id="decisions" title={words.t('requests.decisions.title')}>
      {past.map((decision) => (
        <li key={decision.id}>{decisionWords(words, on, decision)}</li>
      ))}
    </Card>
  );
}

const Card = ({ id, title, children }: { id: string; title: string; children: ReactNode }) => (
  <Panel id={id} title={title}>
    <ul className="stack list-none p-0">{children}</ul>
  </Panel>
);
