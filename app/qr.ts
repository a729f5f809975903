import 'server-only';
import { toString } from 'qrcode';

/** A link as a code to scan, as SVG: black on white in every light, since cameras want it so. */
export async function qrOf(link: string): Promise<string> {
  return toString(link, { type: 'svg', margin: 2, errorCorrectionLevel: 'M' });
}
