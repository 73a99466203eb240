import { completionErrorTexts } from '@listings/shared-app';
import { MoreTexts } from '@listings/shared-ui';
import type { ReactNode } from 'react';
import { useCompleteSetup, type CompleteSetup } from '../../hooks/use-complete-setup';

interface CompletingProps {
  readonly children: (setup: CompleteSetup) => ReactNode;
}

const Completing = ({ children }: CompletingProps) => children(useCompleteSetup({ withoutRequirements: true }));

const catalogs = { app: { errors: completionErrorTexts } };

/** Completes the setup at a step that is the last because the store knows no store requirements [S4.20]. */
export function CompletingSetup({ children }: CompletingProps) {
  return (
    <MoreTexts catalogs={catalogs}>
      <Completing>{children}</Completing>
    </MoreTexts>
  );
}
