import type { Metadata } from 'next';
import { Markup } from '@/components/ui/markup';
import { ApiFrame } from '../frame';
import { paperHtml } from '../paper';
import { webhooksPaper } from '../papers';

export const metadata: Metadata = { title: 'Webhooks · Praga by Post' };

export default function WebhooksPage() {
  return (
    <ApiFrame>
      <h1 className="text-2xl leading-compact">Webhooks</h1>
      <Markup html={paperHtml(webhooksPaper())} />
    </ApiFrame>
  );
}
