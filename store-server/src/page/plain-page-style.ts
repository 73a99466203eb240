import { paletteStyle } from '@listings/shared-values/palette';

/** The look of every page without a script. Colours and fonts are those of the application. */
export const PLAIN_STYLE = `
${paletteStyle()}
:root { --quiet: #eef1f9; font: 400 .9375rem/1.55 system-ui, -apple-system, 'Segoe UI', Roboto, 'Helvetica Neue', Arial, 'Noto Sans', sans-serif; }
@media (prefers-color-scheme: dark) { :root { --quiet: #232838; } }
*, *::before, *::after { box-sizing: border-box; }
body { margin: 0; background: var(--background); color: var(--text); overflow-wrap: break-word; }
main { max-width: 36rem; margin: clamp(1rem, 6vh, 4rem) auto; padding: clamp(1rem, 5vw, 2rem); background: var(--paper); border: 1px solid var(--divider); border-radius: 12px; }
@media (max-width: 38rem) { main { margin-inline: 1rem; } }
h1 { margin: 0 0 .75rem; font-size: 1.5rem; line-height: 1.25; }
p { margin: 0 0 1rem; }
a { color: var(--primary); }
code { overflow-wrap: anywhere; }
label { display: block; font-weight: 600; }
input, select, textarea { width: 100%; min-height: 2.5rem; margin: .25rem 0 1rem; padding: .5rem .75rem; font: inherit; color: inherit; background: var(--paper); border: 1px solid var(--border); border-radius: 8px; }
button, .button { display: inline-block; min-height: 2.5rem; padding: .5rem 1.25rem; font: inherit; font-size: .875rem; font-weight: 600; text-decoration: none; color: var(--on-primary); background: var(--primary); border: 1px solid var(--primary); border-radius: 8px; cursor: pointer; }
button:hover, .button:hover { filter: brightness(1.12); }
button.secondary, .button.secondary { color: var(--primary); background: transparent; border-color: var(--border); }
button.danger { color: var(--paper); background: var(--error); border-color: var(--error); }
:focus-visible { outline: 2px solid var(--primary); outline-offset: 2px; }
`;
