import { FakeLinks } from '@listings/shared-app/testing';
import { replayTours } from '@listings/model-testing/tours';
import { sectionsTexts } from '@listings/shared-sections/testing';
import { productFeedTexts } from '../../messages/product-feed.texts';
import { AccountReviewSection } from './issues.section';
import { ProductFeedScreen } from './product-feed.screen';

beforeAll(() => AccountReviewSection.preload());

replayTours('accountReview', {
  screen: (fake) => (
    <FakeLinks fake={fake}>
      <ProductFeedScreen />
    </FakeLinks>
  ),
  catalogs: { sections: sectionsTexts, productFeed: productFeedTexts },
});
