import { revalidatePath } from 'next/cache';

/**
 * Has a browser with scripts draw again what stands above every page: the layout would stay as it was, with a
 * question that has been answered.
 */
export function askAnew(): void {
  revalidatePath('/', 'layout');
}
