import { revalidatePath } from 'next/cache';

/**
 * Makes a browser with scripts redraw the layout above every page: otherwise it would keep a question that
 * has been answered.
 */
export function redrawLayout(): void {
  revalidatePath('/', 'layout');
}
