import { InlineNotice, useText } from '@listings/shared-ui';

/** Names what the store holds in place of one of the options below; nothing once one of them is chosen [S3.07]. */
export function ForeignOption({ held, isChosen }: { held: string | undefined; isChosen: boolean }) {
  const t = useText('sections');
  if (held === undefined || isChosen) return null;
  return <InlineNotice tone="warning">{t('shipping.foreign', { held })}</InlineNotice>;
}
