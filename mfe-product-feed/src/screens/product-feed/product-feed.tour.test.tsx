import { FakeLinks } from '@listings/shared-app/testing';
import { replayTours, type TourOptions } from '@listings/model-testing/tours';
import { sectionsTexts } from '@listings/shared-sections/testing';
import { productFeedTexts } from '../../messages/product-feed.texts';
import { BulkEdit } from './feed-table.section';
import { AccountReviewSection } from './issues.section';
import { ProductFeedScreen } from './product-feed.screen';

beforeAll(() => Promise.all([AccountReviewSection.preload(), BulkEdit.preload()]));

const options: TourOptions = {
  screen: (fake) => (
    <FakeLinks fake={fake}>
      <ProductFeedScreen />
    </FakeLinks>
  ),
  catalogs: { sections: sectionsTexts, productFeed: productFeedTexts },
};

replayTours('accountReview', options);
replayTours('productVisibility', options);
