import { audienceModel } from '../audience/audience.model';
import { shippingClearingModel } from '../audience/shipping-clearing.model';
import { hostingConnectionModel } from '../hosting-connection/hosting-connection.model';
import { merchantConnectionModel } from '../merchant-connection/merchant-connection.model';
import { phoneVerificationModel } from '../phone-verification/phone-verification.model';
import { providerConnectionModel } from '../provider-connection/provider-connection.model';
import { setupWizardModel } from '../setup-wizard/setup-wizard.model';
import { shippingModel } from '../shipping/shipping.model';
import { checklistAutosaveModel } from '../store-requirements/checklist.model';
import { completeSetupModel } from '../store-requirements/complete-setup.model';
import type { AnyModel } from './define-model';

export {
  defineModel,
  type AnyModel,
  type Model,
  type NamedAnswer,
  type Situation,
  type WireReply,
} from './define-model';
export { checkModel, type ModelCheck } from './check-model';

/** The models of the machines, for testers: what people do, what servers answer, what always holds. */
export const models: readonly AnyModel[] = [
  setupWizardModel,
  hostingConnectionModel,
  providerConnectionModel,
  merchantConnectionModel,
  audienceModel,
  shippingClearingModel,
  shippingModel,
  phoneVerificationModel,
  checklistAutosaveModel,
  completeSetupModel,
];
