import { AppRoot, feedErrorTexts, type AppProps } from '@listings/shared-app';
import { productFeedTexts } from './messages/product-feed.texts';
import { ProductFeedScreen } from './screens/product-feed/product-feed.screen';

const catalogs = {
  productFeed: productFeedTexts,
  app: { errors: feedErrorTexts },
};

/** The product feed. */
export function Root(page: AppProps) {
  return (
    <AppRoot page={page} catalogs={catalogs}>
      <ProductFeedScreen />
    </AppRoot>
  );
}
