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

  // The application may have told its place before this script, the last of the page, was there.
  frame.contentWindow?.postMessage({ type: 'listings.listening' }, origin);

  // wp-admin asks by itself to sign in again; its heartbeat says when that has happened.
  let isSignedIn = true;
  window.jQuery?.(document).on('heartbeat-tick', (_event, { 'wp-auth-check': now } = {}) => {
    if (now === undefined) return;
    if (now && !isSignedIn) frame.contentWindow?.postMessage({ type: 'listings.signed-in' }, origin);
    isSignedIn = now;
  });

  // On a phone the open menu lies over the application, which would be used behind it.
  window.addEventListener('blur', () => {
    if (document.activeElement !== frame || document.querySelector('#wpwrap.wp-responsive-open') === null) return;
    document.querySelector('#wp-admin-bar-menu-toggle a')?.click();
  });

  // The keys that print take the document in the frame: its lines break at the ends of pages.
  const printFrame = (event) => {
    const { ctrlKey, metaKey, altKey, shiftKey, key } = event;
    if (!(ctrlKey || metaKey) || altKey || shiftKey || key.toLowerCase() !== 'p') return;
    event.preventDefault();
    frame.contentWindow?.print();
  };
  const watchFrame = () => frame.contentWindow?.addEventListener('keydown', printFrame);
  window.addEventListener('keydown', printFrame);
  frame.addEventListener('load', watchFrame);
  watchFrame();

  /** Height of the frame's document on a sheet of A4, as its rules for print lay it out. */
  const printedHeight = ({ documentElement, styleSheets }) => {
    const rules = [...styleSheets].flatMap(({ cssRules }) => [...cssRules]);
    const forPrint = rules.filter(({ media }) => media?.mediaText === 'print');
    frame.style.width = '718px';
    for (const { media } of forPrint) media.mediaText = 'all';
    const height = documentElement.scrollHeight;
    for (const { media } of forPrint) media.mediaText = 'print';
    frame.style.removeProperty('width');
    return height;
  };

  // The browser's menu prints this page: of it only the application, all of it.
  window.addEventListener('beforeprint', () => {
    const { contentWindow, contentDocument, style } = frame;
    if (contentWindow === null || contentDocument === null) return;
    contentWindow.dispatchEvent(new Event('beforeprint'));
    style.height = '0';
    style.height = `${printedHeight(contentDocument)}px`;
  });
  window.addEventListener('afterprint', () => frame.style.removeProperty('height'));
})();
