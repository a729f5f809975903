import { FORM_KEY, newFormKey } from '@/lib/platform/http/form-key';

/** The key of a form: whatever it makes, it makes once, however often it is posted (lib/platform/http/post-once.ts). */
export function FormKey() {
  return <input type="hidden" name={FORM_KEY} value={newFormKey()} suppressHydrationWarning readOnly />;
}
