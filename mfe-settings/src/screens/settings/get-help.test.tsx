import type { Session, SessionRecordingService } from '@listings/shared-machines';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { openDialog, showSettings } from '../../testing/settings.harness';
import { RestOfSettings } from './settings.screen';

beforeAll(() => RestOfSettings.preload());

const recorded: Session = {
  format: 'model-session/1',
  walks: [
    {
      model: 'phoneVerification',
      start: ['flow.entering'],
      steps: [
        { by: 'user', does: 'sends the code', state: ['flow.sending'] },
        { by: 'server', call: 'requestVerificationCode', answers: 'code sent', state: ['flow.awaitingCode'] },
        { by: 'unnamed', type: 'number.dictated', fields: ['voice'], state: ['flow.awaitingCode'] },
      ],
    },
  ],
};

/** A recording of sessions that holds `session`. */
function keptSession(session: Session): SessionRecordingService {
  let [on, kept] = [false, session];
  return {
    isOn: () => on,
    switchOn: () => void (on = true),
    switchOff: () => void (on = false),
    read: () => kept,
    clear: () => void (kept = { format: 'model-session/1', walks: [] }),
    watch: () => () => undefined,
  };
}

async function showHelp(session: Session = { format: 'model-session/1', walks: [] }) {
  const sessions = keptSession(session);
  const { fake } = showSettings({ recorder: sessions });
  const open = await screen.findByRole('button', { name: 'Record a problem' });
  await openDialog(() => open.click());
  return { fake, sessions, dialog: within(await screen.findByRole('dialog', { name: 'Get help' })) };
}

it('is off until the admin switches it on, and says what is recorded', async () => {
  const { sessions, dialog } = await showHelp();
  const record = dialog.getByRole('switch', { name: 'Record what I do' });
  expect(record).not.toBeChecked();
  expect(dialog.getByText(/^Only the names of steps and screens are recorded/)).toBeVisible();
  expect(dialog.getByText('Nothing was recorded yet.')).toBeVisible();
  expect(dialog.getByRole('button', { name: 'Download the recording' })).toBeDisabled();
  await userEvent.click(record);
  expect(sessions.isOn()).toBe(true);
  await userEvent.click(record);
  expect(sessions.isOn()).toBe(false);
});

it('shows all that was recorded before it is downloaded', async () => {
  const { dialog } = await showHelp(recorded);
  const list = dialog.getByRole('region', { name: 'What was recorded' });
  expect(
    within(list)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent),
  ).toEqual([
    'user: sends the code → flow.sending',
    'requestVerificationCode: code sent → flow.awaitingCode',
    'number.dictated (voice) → flow.awaitingCode',
  ]);
});

it('is downloaded as a file that holds just that', async () => {
  const saved: Blob[] = [];
  URL.createObjectURL = (blob) => `blob:${saved.push(blob as Blob)}`;
  URL.revokeObjectURL = () => undefined;
  const names: string[] = [];
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    names.push(this.download);
  });
  const { dialog } = await showHelp(recorded);
  await userEvent.click(dialog.getByRole('button', { name: 'Download the recording' }));
  expect(names).toEqual(['recording.json']);
  const text = await new Promise((resolve) => {
    const reader = new FileReader();
    reader.addEventListener('load', () => resolve(reader.result));
    reader.readAsText(saved[0] as Blob);
  });
  expect(JSON.parse(String(text))).toEqual(recorded);
});

it('is deleted', async () => {
  const { fake, sessions, dialog } = await showHelp(recorded);
  await userEvent.click(dialog.getByRole('button', { name: 'Delete the recording' }));
  expect(sessions.read().walks).toEqual([]);
  expect(dialog.getByText('Nothing was recorded yet.')).toBeVisible();
  expect(fake.notices.map(({ text }) => text)).toEqual(['The recording was deleted.']);
});
