import { programErrorTexts } from '@listings/shared-app';
import { sectionFormTexts } from '@listings/shared-sections';
import { MoreTexts } from '@listings/shared-ui';
import type { ReactNode } from 'react';

const catalogs = { sections: sectionFormTexts, app: { errors: programErrorTexts } };

/** Texts that every form needs and the dashboard itself does not. */
export function FormTexts({ children }: { children: ReactNode }) {
  return <MoreTexts catalogs={catalogs}>{children}</MoreTexts>;
}
