import { replayTours } from '@listings/model-testing/tours';
import { dashboardTexts } from '../../messages/en';
import { EditFreeListingsScreen } from './edit-free-listings.screen';

replayTours('freeListings', {
  screen: () => <EditFreeListingsScreen />,
  catalogs: { dashboard: dashboardTexts },
});
