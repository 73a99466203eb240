import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { Button } from '../actions/button';
import { NoticeStack } from '../feedback/notice-stack';
import { PageTitle } from '../layout/page';
import { AppProviders } from '../theme/app-providers';
import { ActionMenu } from './action-menu';
import { ConfirmModal } from './confirm-modal';
import { Drawer } from './drawer';
import { Modal } from './modal';
import { ModalActions, type ModalActionsProps } from './modal-actions';
import { Popover } from './popover';

function Screen({ busy = false }: { busy?: boolean }) {
  const [open, setOpen] = useState(false);
  return (
    <AppProviders>
      <Button onClick={() => setOpen(true)}>Edit time</Button>
      <Modal open={open} title="Estimate shipping time" busy={busy} onClose={() => setOpen(false)}>
        <p>Content</p>
      </Modal>
    </AppProviders>
  );
}

it('takes the focus, names itself by its title, and gives the focus back when it closes', async () => {
  const user = userEvent.setup();
  render(<Screen />);
  const opener = screen.getByRole('button', { name: 'Edit time' });
  await user.click(opener);
  const dialog = screen.getByRole('dialog', { name: 'Estimate shipping time' });
  expect(dialog.contains(document.activeElement) || document.activeElement?.contains(dialog)).toBe(true);
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(opener).toHaveFocus();
});

it.each([
  ['modal', Modal],
  ['drawer', Drawer],
])('a %s that nothing on the page opened leaves the focus to the title of the page', async (_name, Dialog) => {
  function Arrived() {
    const [open, setOpen] = useState(true);
    return (
      <AppProviders>
        <div hidden>
          <PageTitle>Kept</PageTitle>
        </div>
        <PageTitle>Shown</PageTitle>
        {open && (
          <Dialog open title="Of the address" onClose={() => setOpen(false)}>
            Content
          </Dialog>
        )}
      </AppProviders>
    );
  }
  render(<Arrived />);
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(screen.getByRole('heading', { name: 'Shown' })).toHaveFocus());
});

it('cannot be closed while something is on its way', async () => {
  const user = userEvent.setup();
  render(<Screen busy />);
  await user.click(screen.getByRole('button', { name: 'Edit time' }));
  expect(screen.getByRole('button', { name: 'Close' })).toBeDisabled();
  await user.keyboard('{Escape}');
  expect(screen.getByRole('dialog')).toBeInTheDocument();
});

it('leaves the page’s notices audible while a modal is open', async () => {
  render(
    <AppProviders>
      <p>Page</p>
      <NoticeStack notices={[{ id: 'f', kind: 'error', text: 'It failed' }]} onDismiss={() => undefined} />
      <Modal open title="Estimate shipping time" onClose={() => undefined}>
        Content
      </Modal>
    </AppProviders>,
  );
  expect(screen.getByRole('dialog')).toBeInTheDocument();
  expect(screen.getByText('Page').closest('[aria-hidden=true]')).not.toBeNull();
  await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent('It failed'));
});

function Confirming({ onConfirm }: { onConfirm: () => void }) {
  const [open, setOpen] = useState(true);
  return (
    <AppProviders>
      <Button onClick={() => setOpen(true)}>Open</Button>
      <ConfirmModal
        open={open}
        title="Disconnect all accounts"
        confirmLabel="Disconnect"
        checkbox="I understand"
        danger
        onConfirm={onConfirm}
        onClose={() => setOpen(false)}
      >
        Everything goes.
      </ConfirmModal>
    </AppProviders>
  );
}

it('confirms only after its checkbox was ticked, which is unticked each time it opens', async () => {
  const user = userEvent.setup();
  const onConfirm = jest.fn();
  render(<Confirming onConfirm={onConfirm} />);
  expect(screen.getByRole('button', { name: 'Disconnect' })).toBeDisabled();
  await user.click(screen.getByRole('checkbox', { name: 'I understand' }));
  await user.click(screen.getByRole('button', { name: 'Disconnect' }));
  expect(onConfirm).toHaveBeenCalledTimes(1);
  await user.click(screen.getByRole('button', { name: 'Cancel' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await user.click(screen.getByRole('button', { name: 'Open' }));
  expect(screen.getByRole('checkbox', { name: 'I understand' })).not.toBeChecked();
});

it('takes Enter in a field for its main button, but for one that destroys or does not work yet', async () => {
  const user = userEvent.setup();
  const onConfirm = jest.fn();
  const withField = (over: Partial<ModalActionsProps>) => (
    <AppProviders>
      <Modal
        open
        title="Estimate shipping time"
        onClose={() => undefined}
        actions={
          <ModalActions onConfirm={onConfirm} {...over}>
            Save
          </ModalActions>
        }
      >
        <input aria-label="Days" />
      </Modal>
    </AppProviders>
  );
  const { rerender } = render(withField({}));
  await user.type(screen.getByLabelText('Days'), '3{Enter}');
  expect(onConfirm).toHaveBeenCalledTimes(1);
  for (const over of [{ danger: true }, { loading: true }, { reasons: [{ key: 'days', text: 'Enter the days' }] }]) {
    rerender(withField(over));
    await user.type(screen.getByLabelText('Days'), '{Enter}');
  }
  expect(onConfirm).toHaveBeenCalledTimes(1);
});

it('offers further actions by keyboard and gives the focus back', async () => {
  const user = userEvent.setup();
  const onSelect = jest.fn();
  render(
    <AppProviders>
      <ActionMenu label="More actions" items={[{ key: 'remove', label: 'Remove', onSelect }]} />
    </AppProviders>,
  );
  const button = screen.getByRole('button', { name: 'More actions' });
  await user.tab();
  await user.keyboard('{Enter}');
  expect(screen.getByRole('menuitem', { name: 'Remove' })).toHaveFocus();
  await user.keyboard('{Enter}');
  expect(onSelect).toHaveBeenCalledTimes(1);
  await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
  expect(button).toHaveFocus();
});

it('names a drawer by its title and closes it', async () => {
  const user = userEvent.setup();
  const onClose = jest.fn();
  render(
    <AppProviders>
      <Drawer open title="Details" onClose={onClose}>
        Content
      </Drawer>
    </AppProviders>,
  );
  expect(screen.getByRole('dialog', { name: 'Details' })).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Close' }));
  expect(onClose).toHaveBeenCalledTimes(1);
});

it('opens a popover where it stands: nothing in it moves from under a pointer that is quicker than its appearance', () => {
  const anchor = document.body.appendChild(document.createElement('button'));
  render(
    <AppProviders>
      <Popover id="dates" anchor={anchor} title="Choose dates" onClose={() => undefined}>
        <button type="button">Apply</button>
      </Popover>
    </AppProviders>,
  );
  const { transform, transition } = screen.getByRole('dialog', { name: 'Choose dates' }).style;
  expect([transform, transition.includes('transform')]).toEqual(['', false]);
  anchor.remove();
});

it('keeps the foot of a drawer clear of notices where they stand above it, and leaves it in its place beside them', () => {
  render(
    <AppProviders>
      <Drawer open size="medium" title="Details" onClose={jest.fn()}>
        <p>Content</p>
      </Drawer>
    </AppProviders>,
  );
  const sheets = [...document.styleSheets].flatMap(({ cssRules }) => [...cssRules]);
  const clear = sheets.filter(({ cssText }) => cssText.includes('--ui-notices-room') && cssText.includes('@media'));
  expect((clear.at(-1) as CSSMediaRule).conditionText).toBe('(max-width:1043.95px)');
  expect(screen.getByRole('dialog')).toHaveStyle({ paddingBottom: '' });
});

it('is as dark as the surfaces of the page in the dark scheme: nothing lightens a drawer or a modal [16]', () => {
  render(
    <AppProviders>
      <Drawer open title="Details" onClose={() => undefined}>
        One
      </Drawer>
      <Modal open title="Question" onClose={() => undefined}>
        Two
      </Modal>
    </AppProviders>,
  );
  const images = screen
    .getAllByRole('dialog', { hidden: true })
    .map((dialog) => getComputedStyle(dialog).backgroundImage);
  expect(images).toEqual(['none', 'none']);
});
