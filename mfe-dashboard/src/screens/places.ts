import type { AppLocation } from '@listings/shared-machines';

/** The dashboard and the places below it [O2.05]. */
export const dashboard: AppLocation = { path: '/google/dashboard' };
export const adsSetup: AppLocation = { path: '/google/setup-ads' };
export const createCampaign: AppLocation = { path: '/google/dashboard', params: { subpath: '/campaigns/create' } };

/** Name under which the form of a new campaign keeps what is typed. */
export const creationDraft = 'campaign-creation';

/** The form of a new campaign that begins with countries and amount of another one. */
export const duplicateCampaign = (id: number): AppLocation => ({
  path: '/google/dashboard',
  params: { subpath: '/campaigns/create', programId: String(id) },
});

export const editCampaign = (id: number): AppLocation => ({
  path: '/google/dashboard',
  params: { subpath: '/campaigns/edit', programId: String(id) },
});

export const editFreeListings = (step: '1' | '2'): AppLocation => ({
  path: '/google/dashboard',
  params: { subpath: '/free-listings/edit', pageStep: step },
});

/** The programs of the dashboard; takes the focus when the row whose button opened a dialog is gone. */
export const programsId = 'programs';

/** True for the edit page of the free listings, at either of its steps; a place outside the application is null. */
export const isEditingFreeListings = (place: AppLocation | null): boolean =>
  place?.path === '/google/dashboard' && place.params?.['subpath'] === '/free-listings/edit';
