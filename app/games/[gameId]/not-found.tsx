import { MessagePage } from '@/components/ui/message-page';
import { TextLink } from '@/components/ui/text-link';

/** No table, or no such step of it. */
export default function TableNotFound() {
  return (
    <MessagePage title="There is no such table">
      <p>
        The address may have lost a few letters on its way, or the step does not exist yet. Ask whoever sent
        you the link, or look under <TextLink href="/">my tables</TextLink>.
      </p>
    </MessagePage>
  );
}
