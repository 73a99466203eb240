// One part for a session, or a nonce, that is over.
export { nonceNow } from './fetch-nonce';
export { unauthorized } from './unauthorized';
