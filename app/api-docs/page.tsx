import type { Metadata } from 'next';
import { ApiDocs } from './content';
import { ApiFrame } from './frame';

export const metadata: Metadata = { title: 'API · Praga by Post' };

export default function ApiDocsPage() {
  return (
    <ApiFrame>
      <ApiDocs />
    </ApiFrame>
  );
}
