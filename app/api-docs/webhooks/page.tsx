import type { Metadata } from 'next';
import { PartPage } from '../frame';
import { apiParts } from '../parts';

export const metadata: Metadata = { title: 'Webhooks · Praga by Post' };

export default function WebhooksPage() {
  return <PartPage part={apiParts().webhooks} />;
}
