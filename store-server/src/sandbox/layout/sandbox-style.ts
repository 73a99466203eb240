/** Styles of the sandbox's pages beyond those of plain pages. */
export const SANDBOX_STYLE = `
.bar { display: flex; flex-wrap: wrap; gap: .25rem 1.5rem; align-items: center; padding: .75rem 1.5rem; background: var(--paper); border-bottom: 1px solid var(--divider); }
.bar strong { margin-inline-end: auto; }
h2 { margin: 0 0 .5rem; font-size: 1.125rem; line-height: 1.3; }
h3 { margin: 1.25rem 0 .25rem; font-size: .9375rem; }
.sandbox-note { margin: 0 0 1.5rem; padding: .5rem .75rem; border-radius: 8px; color: var(--text-secondary); background: var(--quiet); font-size: .8125rem; }
.hint { color: var(--text-secondary); font-size: .8125rem; font-weight: 400; }
.said { padding: .75rem 1rem; border-radius: 8px; background: var(--quiet); border-inline-start: 4px solid var(--success); }
.said[role='alert'] { border-inline-start-color: var(--error); }
fieldset { margin: 0 0 1rem; padding: .5rem 1rem .75rem; border: 1px solid var(--divider); border-radius: 8px; }
legend { padding-inline: .25rem; font-weight: 600; }
.choice { display: flex; gap: .75rem; align-items: flex-start; padding: .375rem 0; font-weight: 400; }
.choice input { width: 1.25rem; min-height: 1.25rem; height: 1.25rem; margin: .125rem 0 0; flex: none; accent-color: var(--primary); }
.choice small { display: block; overflow-wrap: anywhere; color: var(--text-secondary); }
.actions { display: flex; flex-wrap: wrap; gap: .75rem; align-items: center; }
.actions form { margin: 0; }
table { width: 100%; border-collapse: collapse; font-size: .875rem; }
caption { padding-bottom: .25rem; text-align: start; color: var(--text-secondary); }
th, td { padding: .375rem .75rem .375rem 0; text-align: start; vertical-align: top; border-bottom: 1px solid var(--divider); }
.table { overflow-x: auto; }
.code { font: 600 1.25rem ui-monospace, monospace; letter-spacing: .1em; }
.path { overflow-wrap: anywhere; }
main:has(> .board) { max-width: 72rem; margin: 1.5rem auto 4rem; padding: 0 clamp(1rem, 4vw, 1.5rem); background: none; border: 0; border-radius: 0; }
.board > nav { margin-bottom: 1.5rem; }
.board > .lead { max-width: 44rem; color: var(--text-secondary); }
.cards { display: grid; gap: 1.5rem; align-items: start; }
.card { min-width: 0; padding: 1.25rem clamp(1rem, 4vw, 1.5rem) 1.5rem; background: var(--paper); border: 1px solid var(--divider); border-radius: 12px; }
.column { display: grid; gap: 1.5rem; min-width: 0; }
.scenario { display: flex; flex-wrap: wrap; gap: .25rem 1rem; align-items: center; justify-content: space-between; padding: .5rem 0; border-bottom: 1px solid var(--divider); }
.scenario > div { flex: 1 1 14rem; min-width: 0; }
.scenario p { margin: 0; }
.scenario.current { margin-inline: -.75rem; padding-inline: .75rem; background: var(--quiet); border-radius: 8px; }
.now { font-weight: 600; color: var(--success); }
.pair { display: grid; gap: 0 1rem; grid-template-columns: repeat(auto-fit, minmax(9rem, 1fr)); align-items: end; }
textarea { min-height: 7rem; font-family: ui-monospace, monospace; font-size: .8125rem; }
form + p { margin: 1.25rem 0 0; }
details { margin-top: 1rem; }
pre.mail { margin: .5rem 0 1rem; padding: .75rem; white-space: pre-wrap; overflow-wrap: anywhere; font: inherit; background: var(--quiet); border-radius: 8px; }
summary { padding: .25rem 0; cursor: pointer; color: var(--primary); }
@media (min-width: 60rem) { .cards { grid-template-columns: minmax(0, 1.25fr) minmax(0, 1fr); } }
`;
