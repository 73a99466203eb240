import type { Address, ContactInformation } from '@listings/shared-api/contract';
import type { StoreAddress } from '../documents/documents.types';

/** Countries whose addresses have no postal code. */
const WITHOUT_POSTCODE = new Set(
  'AE AO BH BO BS BW BZ CI CM ET GH HK KE KW MO MZ NG OM PA QA SN TZ UG UZ ZM ZW'.split(' '),
);

const US_STATES: Readonly<Record<string, string>> = Object.fromEntries(
  (
    'AL Alabama,AK Alaska,AZ Arizona,AR Arkansas,CA California,CO Colorado,CT Connecticut,DE Delaware,' +
    'DC District of Columbia,FL Florida,GA Georgia,HI Hawaii,ID Idaho,IL Illinois,IN Indiana,IA Iowa,KS Kansas,' +
    'KY Kentucky,LA Louisiana,ME Maine,MD Maryland,MA Massachusetts,MI Michigan,MN Minnesota,MS Mississippi,' +
    'MO Missouri,MT Montana,NE Nebraska,NV Nevada,NH New Hampshire,NJ New Jersey,NM New Mexico,NY New York,' +
    'NC North Carolina,ND North Dakota,OH Ohio,OK Oklahoma,OR Oregon,PA Pennsylvania,RI Rhode Island,' +
    'SC South Carolina,SD South Dakota,TN Tennessee,TX Texas,UT Utah,VT Vermont,VA Virginia,WA Washington,' +
    'WV West Virginia,WI Wisconsin,WY Wyoming'
  )
    .split(',')
    .map((entry) => [entry.slice(0, 2), entry.slice(3)]),
);

const regionName = ({ country, state }: StoreAddress): string =>
  country === 'US' ? (US_STATES[state] ?? state) : state;

/** The store's address as the provider writes addresses: both street lines in one text, the state by its name. */
export const wireAddress = (address: StoreAddress): Address => ({
  street_address: [address.address_1, address.address_2].filter((line) => line !== '').join('\n'),
  locality: address.city,
  region: regionName(address),
  postal_code: address.postcode,
  country: address.country,
});

/** The required parts that are empty, in the store's words. */
function addressErrors(address: StoreAddress): string[] {
  const required: readonly (keyof StoreAddress)[] = WITHOUT_POSTCODE.has(address.country)
    ? ['address_1', 'city', 'country']
    : ['address_1', 'city', 'country', 'postcode'];
  return required.filter((part) => address[part].trim() === '');
}

/** True when the addresses differ; one without the other is different. */
function isDifferent(one: Address | null, other: Address | null): boolean {
  if (one === null || other === null) return one !== other;
  return (Object.keys(one) as (keyof Address)[]).some((part) => one[part] !== other[part]);
}

interface ContactFacts {
  readonly merchantId: number;
  readonly phoneNumber: string | null;
  readonly merchantAddress: Address | null;
  readonly storeAddress: StoreAddress;
}

export function contactInformation(facts: ContactFacts): ContactInformation {
  const wc_address = wireAddress(facts.storeAddress);
  return {
    id: facts.merchantId,
    phone_number: facts.phoneNumber,
    mc_address: facts.merchantAddress,
    wc_address,
    is_mc_address_different: isDifferent(facts.merchantAddress, wc_address),
    wc_address_errors: addressErrors(facts.storeAddress),
  };
}
