import { createHmac } from 'node:crypto';

export const SIGNATURE_HEADER = 'listings-signature';

/**
 * The signature of a call: the time in seconds since 1970, and HMAC-SHA256 of time, dot and body. Whoever takes the call
 * refuses one whose time is more than five minutes away, so that nobody can send it again later.
 */
export function webhookSignature(secret: string, seconds: number, body: string): string {
  const hex = createHmac('sha256', secret).update(`${seconds}.${body}`).digest('hex');
  return `t=${seconds},v1=${hex}`;
}
