import { styled } from '@mui/material/styles';

/** Scrolls sideways when the table is wider than its room; a shade at the edge marks hidden columns. */
export const Scroller = styled('div')(({ theme }) => {
  const { background, text } = theme.vars.palette;
  const shade = `color-mix(in srgb, ${text.secondary} 45%, transparent)`;
  return {
    overflowX: 'auto',
    position: 'relative',
    minWidth: 0,
    // Those of the panel it ends.
    borderRadius: '0 0 11px 11px',
    // The first scrolls with the table and covers the second where the table ends.
    backgroundImage: `linear-gradient(to left, ${background.paper} 40%, transparent), linear-gradient(to left, ${shade}, transparent)`,
    backgroundPosition: 'right',
    backgroundRepeat: 'no-repeat',
    backgroundSize: '48px 100%, 12px 100%',
    backgroundAttachment: 'local, scroll',
    '@media print': { overflow: 'visible', backgroundImage: 'none' },
  };
});

/** The table itself. The cell that names its row stays in sight while the rest scrolls. */
export const TableFrame = styled('table')(({ theme }) => ({
  width: '100%',
  borderCollapse: 'separate',
  borderSpacing: 0,
  fontSize: '0.875rem',
  '& th, & td': {
    paddingBlock: 12,
    paddingInline: 12,
    borderBottom: `1px solid ${theme.vars.palette.divider}`,
    textAlign: 'start',
    verticalAlign: 'middle',
  },
  '& tr > :not(* + *)': { paddingInlineStart: 24 },
  '& tr > :last-of-type': { paddingInlineEnd: 24 },
  '& [data-align=end]': { textAlign: 'end', fontVariantNumeric: 'tabular-nums' },
  '& thead th': { color: theme.vars.palette.text.secondary, fontWeight: 600, whiteSpace: 'nowrap', paddingBlock: 10 },
  '&[data-many=true] thead th': { whiteSpace: 'normal' },
  '& tbody:last-of-type:last-child tr:last-of-type > *, & tfoot *': { borderBottom: 0 },
  '& tfoot td, & tfoot [data-name=true]': { fontWeight: 600 },
  '& tbody tr:hover > *': {
    backgroundColor: `color-mix(in srgb, ${theme.vars.palette.text.primary} 4%, ${theme.vars.palette.background.paper})`,
  },
  '& tbody tr[data-selected=true] > *': {
    backgroundColor: `color-mix(in srgb, ${theme.vars.palette.primary.main} 8%, ${theme.vars.palette.background.paper})`,
  },
  [theme.breakpoints.down('md')]: {
    '& tr > :not(* + *), & tr > :last-of-type': { paddingInline: 12 },
    '& [data-name=true]': {
      position: 'sticky',
      insetInlineStart: 0,
      zIndex: 1,
      minWidth: 140,
      maxWidth: 200,
      backgroundColor: theme.vars.palette.background.paper,
      borderInlineEnd: `1px solid ${theme.vars.palette.divider}`,
    },
    '& tbody:last-of-type tr:last-of-type [data-name=true]': { borderEndStartRadius: 11 },
  },
  '&[data-list=true]': {
    [theme.breakpoints.down('sm')]: {
      '&, & tbody, & tfoot': { display: 'block' },
      '& thead': { display: 'none' },
      '& tr': {
        display: 'grid',
        gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
        gap: '8px 16px',
        padding: 16,
        borderBottom: `1px solid ${theme.vars.palette.divider}`,
      },
      '& tr > *, & tr > :not(* + *), & tr > :last-of-type': { border: 0, padding: 0, textAlign: 'start' },
      '& tr > :empty': { display: 'none' },
      '& [data-name=true]': { gridColumn: '1 / -1', maxWidth: 'none' },
      '& [data-label]::before': {
        content: 'attr(data-label)',
        display: 'block',
        color: theme.vars.palette.text.secondary,
      },
    },
  },
  '@media print': {
    fontSize: '0.75rem',
    '& tr': { breakInside: 'avoid' },
    '& th, & td, & tr > :not(* + *), & tr > :last-of-type': { paddingBlock: 4, paddingInline: 4 },
    '& thead th': { whiteSpace: 'normal' },
    '& thead svg': { display: 'none' },
    '&[data-many=true]': { fontSize: '0.625rem' },
    '&[data-many=true] :is(th, td)': { paddingInline: 3 },
    '& [data-select=true]': { display: 'none' },
    '& [data-name=true]': { position: 'static', minWidth: 0, maxWidth: 'none', borderInlineEnd: 0 },
  },
}));

/** One cell of the body. */
export const Cell = styled('td')({ fontWeight: 400, '&[data-name=true]': { fontWeight: 500, minWidth: 160 } });
