import 'server-only';
import { toString } from 'qrcode';

/** A link as a QR code in SVG. It is black on white in both themes, because scanners need that. */
export async function qrOf(link: string): Promise<string> {
  return toString(link, { type: 'svg', margin: 2, errorCorrectionLevel: 'M' });
}
