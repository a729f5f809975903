import { nothingHere } from '@/app/nothing-here';
import { PRIVATE, pageMeta } from '@/app/page-meta';

export const generateMetadata = pageMeta('site.nothingHere', PRIVATE);

/** The proxy sends unknown addresses here, because `not-found.tsx` has no header. */
export default async function Page() {
  return nothingHere();
}
