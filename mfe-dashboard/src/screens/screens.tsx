import { useLocation, useParam, usePage } from '@listings/shared-app';
import { withoutParam, type SubpathOf } from '@listings/shared-machines';
import { LazyPlace, LoadingCard, Page, retryLazy, useText } from '@listings/shared-ui';
import { useEffect, type ComponentType } from 'react';
import { DashboardScreen } from './dashboard/dashboard.screen';

/** A form with the texts that forms have in common, both fetched at once. */
const form = (load: () => Promise<ComponentType>) =>
  retryLazy(async () => {
    const [{ FormTexts }, Form] = await Promise.all([import('./form-texts'), load()]);
    return () => (
      <FormTexts>
        <Form />
      </FormTexts>
    );
  });

/** Screens by `subpath` [O2.05]; each is fetched when it is opened. */
const views = {
  '/free-listings/edit': form(() =>
    import('./edit-free-listings/edit-free-listings.screen').then((module) => module.EditFreeListingsScreen),
  ),
  '/campaigns/create': form(() =>
    import('./campaign/create-campaign.screen').then((module) => module.CreateCampaignScreen),
  ),
  '/campaigns/edit': form(() => import('./campaign/edit-campaign.screen').then((module) => module.EditCampaignScreen)),
} as const satisfies Record<SubpathOf<'/google/dashboard'>, ComponentType>;

const subpaths = Object.keys(views) as (keyof typeof views)[];

/** A sub-path that has no screen leads to the dashboard. */
function useOwnAddress(isKnown: boolean): void {
  const { navigation } = usePage();
  const location = useLocation();
  useEffect(() => {
    if (!isKnown && location.params?.['subpath'] !== undefined)
      navigation.to(withoutParam(location, 'subpath'), { replace: true });
  }, [navigation, location, isKnown]);
}

function Opening() {
  const t = useText('dashboard');
  return (
    <Page>
      <LoadingCard label={t('opening')} lines={6} />
    </Page>
  );
}

export function Screens() {
  const subpath = useParam('subpath', subpaths);
  useOwnAddress(subpath !== undefined);
  if (subpath === undefined) return <DashboardScreen />;
  const Screen = views[subpath];
  return (
    <LazyPlace fallback={<Opening />}>
      <Screen />
    </LazyPlace>
  );
}
