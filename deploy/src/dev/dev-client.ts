/**
 * Script of a page under development: it reloads the page at the same address when the working copy was rebuilt, and
 * shows the errors of a failed build. Plain JavaScript, served as it is.
 */
export const devClient = `
const events = new EventSource('/@dev/events');
let box = null;
const show = (text) => {
  box ??= document.body.appendChild(document.createElement('pre'));
  box.setAttribute('role', 'alert');
  box.style.cssText = 'position:fixed;inset:auto 0 0;z-index:9999;max-height:50vh;overflow:auto;margin:0;padding:16px;font:13px/1.5 monospace;color:#fff;background:#7f1d1d;white-space:pre-wrap';
  box.textContent = text;
};
let seen;
events.addEventListener('built', ({ data }) => {
  if (seen !== undefined && seen !== data) location.reload();
  seen = data;
  box?.remove();
  box = null;
});
events.addEventListener('failed', ({ data }) => show(JSON.parse(data)));
`;
