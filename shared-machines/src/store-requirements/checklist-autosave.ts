import type { Api } from '@listings/shared-api/contract';
import { fromPromise } from 'xstate';
import { createAutosaveMachine, type AutosaveAnswer, type AutosaveCall } from '../autosave/autosave.machine';
import { toAnswer, refusedBy } from '../ports';
import { checklistOf, type Checklist } from './store-requirements.rules';

/** Saves the checklist on each change [S4.19]: send `change` and then `flush`; all five items go together. */
export const checklistAutosaveMachine = createAutosaveMachine<Checklist>();

/** The call of the checklist's autosave, plugged into the client. */
export const checklistAutosaveActors = (api: Pick<Api, 'saveSettings'>) => ({
  save: fromPromise<AutosaveAnswer<Checklist>, AutosaveCall<Checklist>>(({ input }) =>
    toAnswer(
      api.saveSettings({ body: { ...input.value } }),
      (output) => ({ type: 'answer.saved' as const, saved: checklistOf(output.data) }),
      refusedBy,
    ),
  ),
});
