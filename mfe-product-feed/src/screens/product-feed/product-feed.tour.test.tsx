import { FakeLinks } from '@listings/shared-sections/testing';
import { replayTours } from '@listings/shared-sections/tours';
import { productFeedTexts } from '../../messages/en';
import { AccountReviewSection } from './issues.section';
import { ProductFeedScreen } from './product-feed.screen';

beforeAll(() => AccountReviewSection.preload());

replayTours('accountReview', {
  screen: (fake) => (
    <FakeLinks fake={fake}>
      <ProductFeedScreen />
    </FakeLinks>
  ),
  catalogs: { productFeed: productFeedTexts },
});
