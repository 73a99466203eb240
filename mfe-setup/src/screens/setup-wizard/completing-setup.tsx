import { completionErrorTexts } from '@listings/shared-app';
import { MoreTexts } from '@listings/shared-ui';
import type { ReactNode } from 'react';
import { useCompleteSetup, type CompleteSetup } from '../../hooks/use-complete-setup';

interface CompletingProps {
  readonly onUnfinished: (() => void) | undefined;
  readonly children: (setup: CompleteSetup) => ReactNode;
}

const Completing = ({ onUnfinished, children }: CompletingProps) =>
  children(useCompleteSetup(onUnfinished, { withoutRequirements: true }));

const catalogs = { app: { errors: completionErrorTexts } };

/** Completes the setup at a step that is the last because the store knows no store requirements [S4.20]. */
export function CompletingSetup(props: CompletingProps) {
  return (
    <MoreTexts catalogs={catalogs}>
      <Completing {...props} />
    </MoreTexts>
  );
}
