import { usePage } from '@listings/shared-app';

/** Whether pictures of this address may be shown: those of this origin and of the store's own. */
export function useOwnPictures(): (src: string) => boolean {
  const { adminUrl } = usePage().bootstrap;
  return (src) => {
    const [picture, store] = [src, adminUrl].map((url) => URL.parse(url, window.location.href)?.origin);
    return picture === window.location.origin || (picture !== undefined && picture === store);
  };
}
