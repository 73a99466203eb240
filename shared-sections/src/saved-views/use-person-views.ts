import { useOffered, usePage, useServerRead } from '@listings/shared-app';

/** True where the server keeps views of its people; in front of a real store it does not. */
export function useKeepsViews(): boolean {
  const isOffered = useOffered();
  return usePage().bootstrap.person !== undefined && isOffered('saveSavedViews');
}

/** Saved views of the signed-in person, where the server keeps them. */
export const usePersonViews = () => useServerRead('listSavedViews', {}, { enabled: useKeepsViews(), silent: true });
