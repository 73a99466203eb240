import type { ContactInformation, Settings } from '@listings/shared-api/contract';
import type { AutosaveStatus } from '../autosave/autosave.machine';

/** A flag of the settings: each is something that a store which lists products must have. */
export type ChecklistItem = { [K in keyof Settings]: Settings[K] extends boolean ? K : never }[keyof Settings];
export type Checklist = Readonly<Record<ChecklistItem, boolean>>;

/** The items in the order they are shown: a flag that the contract adds and this list forgets does not compile. Source: S3.07. */
const items = {
  website_live: true,
  checkout_process_secure: true,
  payment_methods_visible: true,
  refund_tos_visible: true,
  contact_info_visible: true,
} as const satisfies Record<ChecklistItem, true>;
export const checklistItems = Object.keys(items) as readonly ChecklistItem[];

const checklistFrom = (valueOf: (item: ChecklistItem) => boolean): Checklist =>
  Object.fromEntries(checklistItems.map((item) => [item, valueOf(item)])) as Checklist;

/** The checklist as the settings hold it. */
export const checklistOf = (settings: Settings): Checklist => checklistFrom((item) => settings[item]);

/** The checklist with every item ticked, or with none. */
export const everyItem = (isTicked: boolean): Checklist => checklistFrom(() => isTicked);

/** Each item must be ticked [S5.14]: the key of the message by item, for those that are not. */
export const validateChecklist = (checklist: Checklist): Partial<Record<ChecklistItem, 'checklist.required'>> =>
  Object.fromEntries(checklistItems.filter((item) => !checklist[item]).map((item) => [item, 'checklist.required']));

/** The store address is filled: nothing required is missing [S3.11]. */
export const isAddressFilled = (
  information: Pick<ContactInformation, 'wc_address' | 'wc_address_errors'> | null,
): boolean => information !== null && information.wc_address !== null && information.wc_address_errors.length === 0;

/** Reasons why Complete setup is disabled; each leads to its cause [decisions 22]. */
export type CompletionBlocker =
  'phoneNotVerified' | 'addressNotFilled' | 'checklistNotDone' | 'checklistNotSaved' | 'checklistSaving';

export interface CompletionState {
  readonly checklist: Checklist;
  readonly checklistStatus: AutosaveStatus;
  /** Verified in this session. */
  readonly phoneVerified: boolean;
  readonly addressFilled: boolean;
}

/** All reasons why the setup cannot be completed yet, in the order of the page; none means it can [S4.20]. */
export function completionBlockers(state: CompletionState): CompletionBlocker[] {
  const blockers: CompletionBlocker[] = [];
  if (!state.phoneVerified) blockers.push('phoneNotVerified');
  if (!state.addressFilled) blockers.push('addressNotFilled');
  if (checklistItems.some((item) => !state.checklist[item])) blockers.push('checklistNotDone');
  if (state.checklistStatus === 'notSaved') blockers.push('checklistNotSaved');
  if (state.checklistStatus === 'pending' || state.checklistStatus === 'saving') blockers.push('checklistSaving');
  return blockers;
}

/** An address as it is shown and edited. Source: S3.11. */
export interface StoreAddress {
  readonly address: string;
  readonly address2: string;
  readonly city: string;
  readonly state: string;
  readonly country: string;
  readonly postcode: string;
}

/** State and postcode as they stand on an envelope, beside the city. */
export const regionOf = ({ state, postcode }: Pick<StoreAddress, 'state' | 'postcode'>): string =>
  [state, postcode].filter((part) => part !== '').join(' ');

/** Parts of an address in one line, those that are empty left out: as it is written where it stands, in no reader's language. */
export const addressText = (parts: readonly string[]): string => parts.filter((part) => part !== '').join(', ');

/** Splits the street at its first newline into line 1 and line 2 [S3.11]. */
export function storeAddressOf(wire: NonNullable<ContactInformation['wc_address']>): StoreAddress {
  const [address = '', ...rest] = wire.street_address.split('\n');
  return {
    address,
    address2: rest.join(' '),
    city: wire.locality,
    state: wire.region,
    country: wire.country,
    postcode: wire.postal_code,
  };
}
