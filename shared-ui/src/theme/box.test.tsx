import LibraryBox from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { render } from '@testing-library/react';
import type { ComponentProps, ElementType, ReactElement } from 'react';
import { AppProviders } from './app-providers';
import QuickBox from './box';
import { pageStyleCache } from './emotion-cache';

type Props = ComponentProps<typeof LibraryBox> & { component?: ElementType };
const Box = QuickBox as typeof LibraryBox;

const uses: readonly (readonly [string, Props])[] = [
  ['nothing', {}],
  ['values of the theme', { sx: { mt: 2, px: 1.5, color: 'text.secondary', borderRadius: 1, border: 1 } }],
  ['breakpoints', { sx: { display: { xs: 'none', md: 'grid' }, gap: { xs: 1, lg: 3 }, gridRow: { xl: 2 } } }],
  ['inner selectors', { sx: { '& + &': { borderTop: 1, borderColor: 'divider' }, '& nav, & a:hover': { pl: 0 } } }],
  ['a function', { sx: (theme) => ({ color: theme.vars?.palette.primary.main, p: 1 }) }],
  ['a function in it', { sx: { p: 1, color: (theme) => theme.vars?.palette.primary.main ?? '' } }],
  ['several, some of them none', { sx: [{ m: 1 }, false, { m: 2, '@media print': { display: 'none' } }] }],
  ['a class and a tag', { sx: { m: 3 }, component: 'section', className: 'ui-wide', id: 'one', hidden: true }],
  ['another component', { sx: { m: 4 }, component: Typography, className: 'other' }],
  ['no value', { sx: { m: undefined, p: null, width: '1' } }],
  ['a number that another has as text', { sx: { width: 1 } }],
];

const markupOf = (element: ReactElement) => render(element, { wrapper: AppProviders }).container.innerHTML;
const rules = () => Object.keys(pageStyleCache().inserted).sort();

it.each(uses)('renders %s as the library does', (_, props) => {
  const own = markupOf(<Box {...props}>text</Box>);
  const after = rules();
  expect(markupOf(<LibraryBox {...props}>text</LibraryBox>)).toBe(own);
  expect(rules()).toEqual(after);
});

it('makes a class of equal styles once [19.11]', () => {
  const read = jest.fn(() => '4px');
  const sx = () => ({ mb: 7, '& a': Object.defineProperty({}, 'top', { get: read, enumerable: true }) });
  markupOf(<Box sx={sx()} />);
  const first = read.mock.calls.length;
  markupOf(<Box sx={sx()} />);
  // Once more for the text they are known by.
  expect(read.mock.calls.length - first).toBe(1);
});
