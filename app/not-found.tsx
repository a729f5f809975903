import { MessagePage } from '@/components/ui/message-page';
import { TextLink } from '@/components/ui/text-link';

/** No such page. */
export default function NotFound() {
  return (
    <MessagePage title="There is nothing here">
      <p>
        This address leads nowhere. Your tables are on the <TextLink href="/">start page</TextLink>.
      </p>
    </MessagePage>
  );
}
