import { replayTours } from '@listings/model-testing/tours';
import { FakeLinks, type FakePage } from '@listings/shared-app/testing';
import { sectionsTexts } from '@listings/shared-sections/testing';
import { dashboardTexts } from '../../messages/dashboard.texts';
import { Screens } from '../screens';

const options = {
  screen: (fake: FakePage) => (
    <FakeLinks fake={fake}>
      <Screens />
    </FakeLinks>
  ),
  catalogs: { sections: sectionsTexts, dashboard: dashboardTexts },
};

beforeEach(() => localStorage.clear());

replayTours('campaignStatus', options);
replayTours('campaignRemoval', options);
