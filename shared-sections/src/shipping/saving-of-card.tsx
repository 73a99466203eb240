import type { ShippingField } from '@listings/shared-machines';
import { worstStatus } from '../saving/save-state';
import { SaveStatus } from '../saving/save-status';
import type { ReadyShipping } from './use-shipping';

/** Save status of a card's fields, at its foot; nothing without autosave. */
export function SavingOfCard({ view: { saving }, fields }: { view: ReadyShipping; fields: readonly ShippingField[] }) {
  if (!saving) return null;
  return <SaveStatus status={worstStatus(fields.map(saving.of))} onRetry={saving.retry} />;
}
