import { programErrorTexts } from '@listings/shared-app';
import { MoreTexts } from '@listings/shared-ui';
import type { ReactNode } from 'react';
import { dialogTexts } from '../../messages/dialogs.texts';

const catalogs = { dashboard: dialogTexts, app: { errors: programErrorTexts } };

/** The dialogs bring their texts along, and those of what can fail. */
export function DialogTexts({ children }: { children: ReactNode }) {
  return <MoreTexts catalogs={catalogs}>{children}</MoreTexts>;
}
