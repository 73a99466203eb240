import { render, screen } from '@testing-library/react';
import { useState } from 'react';
import { AppProviders } from '../theme/app-providers';
import { Anchored } from './anchored';

function Floating() {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  return (
    <>
      <button ref={setAnchor}>Open</button>
      {anchor !== null && (
        <Anchored anchor={anchor} placement={{ side: 'below', align: 'start' }}>
          <p>List</p>
        </Anchored>
      )}
    </>
  );
}

const show = (element: React.ReactNode) => render(<AppProviders>{element}</AppProviders>);

it('belongs to the content its anchor is part of, so that no part of the page is outside a landmark', () => {
  show(
    <main>
      <Floating />
    </main>,
  );
  expect(screen.getByRole('main')).toContainElement(screen.getByText('List'));
});

it('belongs to the dialog its anchor is part of', () => {
  show(
    <main>
      <div role="dialog" aria-label="Rates">
        <Floating />
      </div>
    </main>,
  );
  expect(screen.getByRole('dialog')).toContainElement(screen.getByText('List'));
});

it('is at the end of the page where there is neither', () => {
  show(<Floating />);
  expect(document.body).toContainElement(screen.getByText('List'));
});
