import type { Metadata } from 'next';
import { PartPage } from '../frame';
import { apiParts } from '../parts';

export const metadata: Metadata = { title: 'Types of the API · Praga by Post' };

/** Every named part of the description, as TypeScript. */
export default function TypesPage() {
  return <PartPage part={apiParts().types} />;
}
