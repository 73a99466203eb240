/** The policy of a page: it makes the address that its document names, and nothing else. */
interface AddressPolicies {
  createPolicy(name: string, rules: { createScriptURL(url: string): string }): { createScriptURL(url: string): string };
}

/**
 * Address of the worker that watches whether the page lives (`store-server/src/deploy/heartbeat.ts`); null where the document
 * names none. Made before an application runs: a page has one policy of this name, so that no other code gets it.
 */
export function heartbeatAddress(window: Window): string | null {
  const address = window.document.querySelector('meta[name=heartbeat]')?.getAttribute('content') ?? null;
  if (address === null) return null;
  const policies = Object(window)['trustedTypes'] as AddressPolicies | undefined;
  const createScriptURL = () => address;
  return policies?.createPolicy('heartbeat', { createScriptURL }).createScriptURL(address) ?? address;
}
