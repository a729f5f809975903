import { permanentRedirect } from 'next/navigation';

/** The list is part of the page of ratings. */
export default function Page() {
  permanentRedirect('/rated#players');
}
