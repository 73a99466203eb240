import type { ReactNode } from 'react';
import { useCompleteSetup, type CompleteSetup } from '../../hooks/use-complete-setup';

/** Completes the setup at a step that is the last because the store knows no store requirements [S4.20]. */
export function CompletingSetup({ children }: { children: (setup: CompleteSetup) => ReactNode }) {
  return children(useCompleteSetup({ withoutRequirements: true }));
}
