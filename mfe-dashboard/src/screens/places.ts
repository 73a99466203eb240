import type { AppLocation, SubpathOf } from '@listings/shared-machines';

export const dashboard = { path: '/google/dashboard' } as const satisfies AppLocation;
export const adsSetup: AppLocation = { path: '/google/setup-ads' };

/** A place below the dashboard [O2.05]. */
const below = (subpath: SubpathOf<'/google/dashboard'>, params?: AppLocation['params']): AppLocation => ({
  ...dashboard,
  params: { subpath, ...params },
});

export const createCampaign = below('/campaigns/create');

/** Name under which the form of a new campaign keeps what is typed. */
export const creationDraft = 'campaign-creation';

/** The form of a new campaign that begins with countries and amount of another one. */
export const duplicateCampaign = (id: number) => below('/campaigns/create', { programId: String(id) });

export const editCampaign = (id: number) => below('/campaigns/edit', { programId: String(id) });

const freeListings = '/free-listings/edit';

export const editFreeListings = (step: '1' | '2') => below(freeListings, { pageStep: step });

/** The programs of the dashboard; takes the focus when the row whose button opened a dialog is gone. */
export const programsId = 'programs';

/** True for the edit page of the free listings, at either of its steps; a place outside the application is null. */
export const isEditingFreeListings = (place: AppLocation | null): boolean =>
  place?.path === dashboard.path && place.params?.['subpath'] === freeListings;
