import type { Metadata } from 'next';
import { currentNav } from '@/app/current-nav';
import { SiteFooter } from '@/components/site/site-footer';
import { SiteHeader } from '@/components/site/site-header';
import { ApiDocs } from './content';

export const metadata: Metadata = { title: 'API · Praga by Post' };

export default async function ApiDocsPage() {
  return (
    <>
      <SiteHeader {...await currentNav({ here: 'api' })} />
      <ApiDocs />
      <SiteFooter />
    </>
  );
}
