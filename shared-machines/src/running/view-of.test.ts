import { viewOf } from './view-of';

const meta = (active: Record<string, { view: 'list' | 'dialog' } | undefined>) => ({ getMeta: () => active });

it('gives the view of the innermost state that names one', () => {
  expect(viewOf(meta({ machine: undefined, 'machine.open': { view: 'list' }, 'machine.open.asking': undefined }))).toBe(
    'list',
  );
  expect(viewOf(meta({ 'machine.open.asking': { view: 'dialog' }, 'machine.open': { view: 'list' } }))).toBe('dialog');
});

it('says so where no state names one', () => {
  expect(() => viewOf(meta({ machine: undefined }))).toThrow('No active state names a view in its meta.');
});
