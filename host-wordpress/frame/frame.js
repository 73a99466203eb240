/**
 * The page of wp-admin around the application: its address and title follow the frame, and it notifies the frame when
 * the admin has signed in again. The other side is `root-config/src/host/framed-host.ts`.
 */
(() => {
  const frame = document.getElementById('listings-and-ads-frame');
  if (frame === null) return;
  // A link of the application that was not followed inside it must not put wp-admin into wp-admin.
  if (window.top !== window.self) {
    window.top.location.replace(window.location.href);
    return;
  }
  const { origin, pathname } = window.location;
  const [, ofSite = ''] = /( ‹ .*)$/.exec(document.title) ?? [];

  const show = ({ address, title }) => {
    const url = new URL(address, origin);
    if (url.origin !== origin || url.pathname !== pathname) return;
    if (url.href !== window.location.href) window.history.replaceState(window.history.state, '', url);
    document.title = title + ofSite;
  };

  window.addEventListener('message', ({ origin: from, source, data }) => {
    if (from !== origin || source !== frame.contentWindow) return;
    if (data?.type === 'listings.place' && typeof data.address === 'string') show(data);
  });

  // wp-admin asks by itself to sign in again; its heartbeat says when that has happened.
  let isSignedIn = true;
  window.jQuery?.(document).on('heartbeat-tick', (_event, { 'wp-auth-check': now } = {}) => {
    if (now === undefined) return;
    if (now && !isSignedIn) frame.contentWindow?.postMessage({ type: 'listings.signed-in' }, origin);
    isSignedIn = now;
  });

  // Prints only the application, at its full height.
  window.addEventListener('beforeprint', () => {
    const height = frame.contentDocument?.documentElement.scrollHeight;
    if (height !== undefined) frame.style.height = `${height}px`;
  });
  window.addEventListener('afterprint', () => frame.style.removeProperty('height'));
})();
