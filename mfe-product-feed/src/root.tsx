import { AppRoot, sectionFormTexts, feedErrorTexts, type AppProps } from '@listings/shared-sections';
import { productFeedTexts } from './messages/en';
import { ProductFeedScreen } from './screens/product-feed/product-feed.screen';

const catalogs = { productFeed: productFeedTexts, sections: { ...sectionFormTexts, errors: feedErrorTexts } };

/** The product feed. */
export function Root(page: AppProps) {
  return (
    <AppRoot page={page} catalogs={catalogs}>
      <ProductFeedScreen />
    </AppRoot>
  );
}
