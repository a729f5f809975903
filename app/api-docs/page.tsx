import type { Metadata } from 'next';
import { ApiDocs, Found } from './content';
import { ApiFrame } from './frame';

export const metadata: Metadata = { title: 'API · Praga by Post' };

/** The guide to the API, or the results of a search. */
export default async function ApiDocsPage({ searchParams }: PageProps<'/api-docs'>) {
  const { find } = await searchParams;
  const search = typeof find === 'string' ? find.trim().slice(0, 100) : '';
  return <ApiFrame search={search}>{search === '' ? <ApiDocs /> : <Found search={search} />}</ApiFrame>;
}
