import { FakeLinks, type FakePage } from '@listings/shared-sections/testing';
import { replayTours } from '@listings/shared-sections/tours';
import { dashboardTexts } from '../../messages/en';
import { Screens } from '../screens';

const options = {
  screen: (fake: FakePage) => (
    <FakeLinks fake={fake}>
      <Screens />
    </FakeLinks>
  ),
  catalogs: { dashboard: dashboardTexts },
};

beforeEach(() => localStorage.clear());

replayTours('campaignBudget', options);
replayTours('campaignCreation', options);
