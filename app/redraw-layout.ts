import { revalidatePath } from 'next/cache';

/**
 * Makes a browser with scripts re-render the root layout, which would otherwise still show an answered
 * notice.
 */
export function redrawLayout(): void {
  revalidatePath('/', 'layout');
}
