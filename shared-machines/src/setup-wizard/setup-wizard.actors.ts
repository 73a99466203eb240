import type { Readers } from '../reads';
import { readSetupStatus } from './setup-wizard.answers';

/** The reads that the setup wizard follows. */
export const setupWizardReads = { getSetupStatus: readSetupStatus } satisfies Readers;
