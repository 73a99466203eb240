import type { AppLocation } from '@listings/shared-machines';

/** The dashboard and the places below it [O2.05]. */
export const dashboard: AppLocation = { path: '/google/dashboard' };
export const adsSetup: AppLocation = { path: '/google/setup-ads' };
export const createCampaign: AppLocation = { path: '/google/dashboard', params: { subpath: '/campaigns/create' } };

export const editCampaign = (id: number): AppLocation => ({
  path: '/google/dashboard',
  params: { subpath: '/campaigns/edit', programId: String(id) },
});

export const editFreeListings = (step: '1' | '2'): AppLocation => ({
  path: '/google/dashboard',
  params: { subpath: '/free-listings/edit', pageStep: step },
});
