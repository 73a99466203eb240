import { replayTours } from '@listings/model-testing/tours';
import { dashboardTexts } from '../../messages/dashboard.texts';
import { FormTexts } from '../form-texts';
import { EditFreeListingsScreen } from './edit-free-listings.screen';

const options = {
  screen: () => (
    <FormTexts>
      <EditFreeListingsScreen />
    </FormTexts>
  ),
  catalogs: { dashboard: dashboardTexts },
} as const;

replayTours('freeListings', options);
replayTours('freeListingSave', options);
