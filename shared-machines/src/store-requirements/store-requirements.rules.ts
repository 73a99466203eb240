import type { ContactInformation, Settings } from '@listings/shared-api/contract';
import type { AutosaveStatus } from '../autosave/autosave.machine';

/** The five items, in the order they are shown. Source: S3.07. */
export const checklistItems = [
  'website_live',
  'checkout_process_secure',
  'payment_methods_visible',
  'refund_tos_visible',
  'contact_info_visible',
] as const;
export type ChecklistItem = (typeof checklistItems)[number];
export type Checklist = Readonly<Record<ChecklistItem, boolean>>;

/** The checklist as the settings hold it. */
export const checklistOf = (settings: Settings): Checklist => ({
  website_live: settings.website_live,
  checkout_process_secure: settings.checkout_process_secure,
  payment_methods_visible: settings.payment_methods_visible,
  refund_tos_visible: settings.refund_tos_visible,
  contact_info_visible: settings.contact_info_visible,
});

/** Each item must be ticked [S5.14]: the key of the message by item, for those that are not. */
export const validateChecklist = (checklist: Checklist): Partial<Record<ChecklistItem, 'checklist.required'>> =>
  Object.fromEntries(checklistItems.filter((item) => !checklist[item]).map((item) => [item, 'checklist.required']));

/** The store address is filled: nothing required is missing [S3.11]. */
export const isAddressFilled = (
  information: Pick<ContactInformation, 'wc_address' | 'wc_address_errors'> | null,
): boolean => information !== null && information.wc_address !== null && information.wc_address_errors.length === 0;

/** Why Complete setup is disabled; each leads to its cause [decisions 22]. */
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
