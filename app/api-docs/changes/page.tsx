import type { Metadata } from 'next';
import { Markup } from '@/components/ui/markup';
import { ApiFrame } from '../frame';
import { paperHtml } from '../paper';
import { apiChanges } from '../papers';

export const metadata: Metadata = {
  title: 'Changes of the API · Praga by Post',
  alternates: { types: { 'application/atom+xml': '/api-docs/changes/feed' } },
};

export default function ChangesPage() {
  const paper = apiChanges().map(({ date, text }) => `## ${date}\n\n${text}`);
  return (
    <ApiFrame>
      <h1 className="text-2xl leading-compact">Changes of the API</h1>
      <p>
        Version 1. Names keep their meaning, and answers may grow.{' '}
        <a href="/api-docs/changes/feed">As a feed</a>.
      </p>
      <Markup html={paperHtml(paper.join('\n\n'))} />
    </ApiFrame>
  );
}
