import type { Metadata } from 'next';
import { apiReference } from '@/app/api/_openapi/reference';
import { Markup } from '@/components/ui/markup';
import { ApiFrame } from '../frame';
import { typesHtml } from '../reference-markup';

export const metadata: Metadata = { title: 'Types of the API · Praga by Post' };

export default function TypesPage() {
  return (
    <ApiFrame>
      <h1 className="text-2xl leading-compact">Types of the API</h1>
      <p>
        Every named part of <a href="/api/openapi.json">/api/openapi.json</a>, as TypeScript.{' '}
        <a href="/api-docs/types.ts">types.ts</a> has them all in one file.
      </p>
      <Markup html={typesHtml(apiReference().types)} />
    </ApiFrame>
  );
}
