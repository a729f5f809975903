import type { Metadata } from 'next';
import { PartPage } from '../frame';
import { apiParts } from '../parts';

export const metadata: Metadata = {
  title: 'Changes of the API · Praga by Post',
  alternates: { types: { 'application/atom+xml': '/api-docs/changes/feed' } },
};

export default function ChangesPage() {
  return <PartPage part={apiParts().changes} />;
}
