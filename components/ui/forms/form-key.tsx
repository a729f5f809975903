import { FORM_KEY, newFormKey } from '@/lib/platform/http/form-key';

/** The key of a form. However often the form is posted, it acts once (lib/platform/http/post-once.ts). */
export function FormKey() {
  return <input type="hidden" name={FORM_KEY} value={newFormKey()} suppressHydrationWarning readOnly />;
}
