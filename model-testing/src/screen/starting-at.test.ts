import type { Recording } from '@listings/shared-machines/models';
import { drivers } from '../drivers/drivers';
import type { ScreenDriver } from './screen';
import { startingAt } from './starting-at';

const at = (driver: ScreenDriver, screen?: string): ScreenDriver => startingAt(driver, { screen } as Recording);

it('opens the screen that a recording was made on, with what the screen needs', () => {
  const { phoneVerification } = drivers;
  const settings = '/google/settings?subpath=/edit-phone-number';
  expect(at(phoneVerification, settings)).toMatchObject({ path: settings, scenario: 'complete' });
});

it('keeps the address of the driver where the recording is of the same screen, of none, or of one that is gone', () => {
  const { campaignBudget } = drivers;
  for (const screen of ['/google/dashboard?subpath=/campaigns/edit', undefined, '/google/gone'])
    expect([screen, at(campaignBudget, screen).path]).toEqual([screen, campaignBudget.path]);
});
