/** What the sandbox's pages have beyond the plain ones. */
export const SANDBOX_STYLE = `
main { padding-block: 1.5rem; }
.sandbox-note { margin: 0 0 1.5rem; padding: .5rem .75rem; border: 2px solid currentColor; border-radius: 4px; font-weight: 600; }
h2 { font-size: 1.125rem; margin: 2rem 0 .5rem; }
fieldset { margin: 0 0 1rem; padding: .75rem 1rem; border: 1px solid GrayText; border-radius: 4px; }
legend { font-weight: 600; padding-inline: .25rem; }
.choice { display: flex; gap: .5rem; align-items: flex-start; padding: .375rem 0; font-weight: 400; }
.choice input { width: 1.25rem; height: 1.25rem; margin: .125rem 0 0; flex: none; }
.choice small { display: block; overflow-wrap: anywhere; }
.actions { display: flex; flex-wrap: wrap; gap: .75rem; align-items: center; }
.actions form { margin: 0; }
select { font: inherit; box-sizing: border-box; width: 100%; min-height: 2.5rem; padding: .5rem; margin: .25rem 0 1rem; }
table { width: 100%; border-collapse: collapse; }
caption { text-align: start; font-weight: 600; padding-bottom: .25rem; }
th, td { text-align: start; padding: .375rem .5rem .375rem 0; border-bottom: 1px solid GrayText; }
.code { font: 600 1.25rem ui-monospace, monospace; letter-spacing: .1em; }
.said { padding: .5rem .75rem; border-inline-start: 4px solid Highlight; }
.table { overflow-x: auto; }
`;
