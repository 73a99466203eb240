import { replayTours } from '@listings/shared-sections/tours';
import { setupTexts } from '../../messages/en';
import { AccountsStep } from './accounts.step';

const options = {
  screen: () => <AccountsStep onContinue={() => undefined} />,
  catalogs: { setup: setupTexts },
};

describe('the hosting account', () => replayTours('hostingConnection', options));
describe('the provider account', () => replayTours('providerConnection', options));
describe('the merchant account', () => replayTours('merchantConnection', options));
