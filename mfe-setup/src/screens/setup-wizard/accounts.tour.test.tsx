import { replayTours } from '@listings/model-testing/tours';
import { sectionsTexts } from '@listings/shared-sections/testing';
import { setupTexts } from '../../messages/setup.texts';
import { AccountsStep } from './accounts.step';

const options = {
  screen: () => <AccountsStep onContinue={() => undefined} />,
  catalogs: { sections: sectionsTexts, setup: setupTexts },
};

replayTours('hostingConnection', options);
replayTours('providerConnection', options);
replayTours('merchantConnection', options);
