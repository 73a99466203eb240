import type { ApiOutput } from '@listings/shared-api/contract';
import type { SavedStep } from './setup-wizard.rules';

export type SetupWizardAnswer =
  { readonly type: 'answer.complete' } | { readonly type: 'answer.incomplete'; readonly saved: SavedStep };

/** Reads GET mc/setup. Source: S3.16. */
export const readSetupStatus = (output: ApiOutput<'getSetupStatus'>): SetupWizardAnswer =>
  output.status === 'complete' ? { type: 'answer.complete' } : { type: 'answer.incomplete', saved: output.step };
