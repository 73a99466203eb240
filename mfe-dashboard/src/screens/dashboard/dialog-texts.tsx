import { MoreTexts } from '@listings/shared-ui';
import type { ReactNode } from 'react';
import { dialogTexts } from '../../messages/dialogs.en';

const catalogs = { dashboard: dialogTexts };

/** The dialogs bring their texts along. */
export function DialogTexts({ children }: { children: ReactNode }) {
  return <MoreTexts catalogs={catalogs}>{children}</MoreTexts>;
}
