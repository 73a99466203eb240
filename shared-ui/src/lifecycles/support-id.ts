/** A short random id shown with a failure and logged with its cause, so that the two can be brought together. */
export function createSupportId(): string {
  const bytes = globalThis.crypto.getRandomValues(new Uint8Array(5));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
