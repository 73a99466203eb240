import { InlineNotice, MoreTexts, useText } from '@listings/shared-ui';
import { unreadTexts } from '../messages/unread.texts';
import { usePage } from '@listings/shared-app';

function Notice() {
  const t = useText('sections');
  const { navigation } = usePage();
  return (
    <InlineNotice tone="warning" onRetry={() => navigation.load(navigation.current())}>
      {t('unread.ads')}
    </InlineNotice>
  );
}

const catalogs = { sections: { unread: unreadTexts } };

/**
 * Notice in place of content that needs the state of the ads setup, while that is unknown; Retry reads the page anew.
 */
export function UnreadAdsNotice() {
  return (
    <MoreTexts catalogs={catalogs}>
      <Notice />
    </MoreTexts>
  );
}
