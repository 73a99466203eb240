import { replayTours } from '@listings/shared-sections/tours';
import { setupTexts } from '../../messages/en';
import { AccountsStep } from './accounts.step';

const options = {
  screen: () => <AccountsStep onContinue={() => undefined} />,
  catalogs: { setup: setupTexts },
};

replayTours('hostingConnection', options);
replayTours('providerConnection', options);
replayTours('merchantConnection', options);
