import { render, screen } from '@testing-library/react';
import { Activity } from 'react';
import { calmMark, useAttentionRoom } from './use-attention-room';

beforeEach(() => localStorage.clear());

function Room() {
  return <p>{useAttentionRoom().height}</p>;
}

it("is as low as the last visit was calm, also on a screen that the page has kept, and changes in nobody's sight [19.11]", () => {
  localStorage.setItem(calmMark, 'true');
  const room = (mode: 'visible' | 'hidden') => (
    <Activity mode={mode}>
      <Room />
    </Activity>
  );
  const { rerender } = render(room('visible'));
  localStorage.removeItem(calmMark);
  rerender(room('visible'));
  expect(screen.getByText('44')).toBeVisible();
  rerender(room('hidden'));
  rerender(room('visible'));
  expect(screen.getByText('136')).toBeVisible();
});
