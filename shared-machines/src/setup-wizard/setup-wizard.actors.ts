import type { Api } from '@listings/shared-api/contract';
import { fromPromise } from 'xstate';
import { answering, refusedBy } from '../ports';
import { readSetupStatus, type SetupWizardAnswer } from './setup-wizard.answers';

/** The call of the setup wizard, plugged into the client. */
export const setupWizardActors = (api: Pick<Api, 'getSetupStatus'>) => ({
  getSetupStatus: fromPromise<SetupWizardAnswer>(({ signal }) =>
    answering(api.getSetupStatus({}, { signal }), readSetupStatus, refusedBy),
  ),
});
