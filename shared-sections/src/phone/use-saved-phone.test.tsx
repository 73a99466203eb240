import { render, screen } from '@testing-library/react';
import { useSavedPhone } from './use-saved-phone';

function Phone({ number }: { number: string | null }) {
  const phone = useSavedPhone(number);
  return <output>{phone === null ? 'none' : `${phone.display ?? 'room'} ${phone.isValid ? 'valid' : 'wrong'}`}</output>;
}

it('shows a saved number in international form, and nothing that changes in sight before [S3.12]', async () => {
  render(<Phone number="+12133734253" />);
  expect(screen.getByRole('status')).toHaveTextContent('room valid');
  expect(await screen.findByText('+1 213 373 4253 valid')).toBeVisible();
});

it.each(['12133734253', '+1', 'nothing'])('says that %s is no number', async (number) => {
  render(<Phone number={number} />);
  expect(await screen.findByText(`${number} wrong`)).toBeVisible();
});

it('follows the number', async () => {
  const { rerender } = render(<Phone number={null} />);
  expect(screen.getByText('none')).toBeVisible();
  rerender(<Phone number="+12133734253" />);
  expect(await screen.findByText('+1 213 373 4253 valid')).toBeVisible();
  rerender(<Phone number="+442079460958" />);
  expect(await screen.findByText('+44 20 7946 0958 valid')).toBeVisible();
});
