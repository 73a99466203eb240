import { isAddressFilled, storeAddressOf, type StoreAddress } from '@listings/shared-machines';
import { usePage, useServerRead } from '@listings/shared-app';

/** The parts of an address that can be missing, as the server names them. Source: contract §1.5. */
export type MissingAddressPart = 'address_1' | 'city' | 'country' | 'postcode';

const parts: readonly string[] = ['address_1', 'city', 'country', 'postcode'] satisfies MissingAddressPart[];
const isPart = (name: string): name is MissingAddressPart => parts.includes(name);

/** Store address: loading, failed, or ready. */
export type StoreAddressView =
  | { readonly phase: 'loading' }
  | { readonly phase: 'failed'; readonly retry: () => void; readonly retrying: boolean }
  | {
      readonly phase: 'ready';
      /** Null while the store has no address at all. */
      readonly address: StoreAddress | null;
      /** Name of the country, as the store writes it. */
      readonly countryName: string;
      readonly missing: readonly MissingAddressPart[];
      readonly isFilled: boolean;
      /** The address of the merchant account is another one. */
      readonly isDifferent: boolean;
      readonly refreshing: boolean;
      readonly refresh: () => void;
    };

/** The store address of the contact information; Refresh reads it anew [S3.11]. */
export function useStoreAddress(): StoreAddressView {
  const { bootstrap } = usePage();
  const read = useServerRead('getContactInformation');
  if (read.data === undefined)
    return read.isError
      ? { phase: 'failed', retry: () => void read.refetch(), retrying: read.isFetching }
      : { phase: 'loading' };
  const { wc_address, wc_address_errors, is_mc_address_different } = read.data;
  return {
    phase: 'ready',
    address: wc_address === null ? null : storeAddressOf(wc_address),
    countryName: bootstrap.countries[wc_address?.country ?? ''] ?? wc_address?.country ?? '',
    missing: wc_address_errors.filter(isPart),
    isFilled: isAddressFilled(read.data),
    isDifferent: is_mc_address_different,
    refreshing: read.isFetching,
    refresh: () => void read.refetch(),
  };
}
