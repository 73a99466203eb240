import { AppRoot, feedErrorTexts, type AppProps, waitingTexts } from '@listings/shared-app';
import { sectionFormTexts } from '@listings/shared-sections';
import { productFeedTexts } from './messages/product-feed.texts';
import { ProductFeedScreen } from './screens/product-feed/product-feed.screen';

const catalogs = {
  productFeed: productFeedTexts,
  sections: sectionFormTexts,
  app: { waiting: waitingTexts, errors: feedErrorTexts },
};

/** The product feed. */
export function Root(page: AppProps) {
  return (
    <AppRoot page={page} catalogs={catalogs}>
      <ProductFeedScreen />
    </AppRoot>
  );
}
