import type { EndpointCall } from '../calls/responder';
import type { Change } from '../domain/activity/activity.store';
import { maskedPerson } from '../domain/activity/masking.rules';

const fieldsOf = (value: unknown): Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null ? { ...value } : {};

const visibility = (isShown: boolean) => (isShown ? 'shown' : 'hidden');

/** What a call has changed of which nothing can be read afterwards; null for every other call. */
export function toldByCall({ key, input }: EndpointCall, now: number): Change | null {
  const body = fieldsOf(input.body);
  const at = new Date(now).toISOString();
  if (key === 'updateProductVisibility') {
    const members = Array.isArray(body['ids']) ? body['ids'].map(Number) : [];
    const isShown = body['visible'] === true;
    const changes = [{ field: 'visibility', before: visibility(!isShown), after: visibility(isShown) }];
    return { kind: 'products', id: '', name: '', action: 'changed', changes, members, canUndo: true };
  }
  if (key === 'requestReview') {
    const changes = [{ field: 'requested_at', before: null, after: at }];
    return { kind: 'review', id: 'review', name: '', action: 'changed', changes };
  }
  if (key === 'syncSettings') {
    const changes = [{ field: 'sent_at', before: null, after: at }];
    return { kind: 'sync', id: 'sync', name: '', action: 'changed', changes };
  }
  if (key === 'requestVerificationCode') {
    const changes = [{ field: 'phone', before: null, after: maskedPerson(String(body['phone_number'])) }];
    return { kind: 'phone', id: 'phone', name: '', action: 'created', changes };
  }
  return null;
}
