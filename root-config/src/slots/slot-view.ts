import type { ShellText, ShellTextKey } from '../messages/texts';

/** Content of a slot's failure message. */
interface SlotFailure {
  readonly supportId: string;
  /** Text that says why, where it is known: a deadline passed, or the browser is offline. */
  readonly why: ShellTextKey | undefined;
  /** Ways on, the best first. */
  readonly actions: readonly { readonly label: 'slot.retry' | 'slot.reload'; readonly run: () => void }[];
}

/** The place of one application in the page. */
export interface SlotView {
  /** Uncovers the slot, busy until `ready`. */
  show(): void;
  ready(): void;
  hide(): void;
  /** Puts an empty element in the slot's place, so that later output of an abandoned application stays invisible. */
  renew(): void;
  /** Shows a message in the slot's place, until it is shown or hidden again. */
  fail(failure: SlotFailure): void;
}

const paragraph = (document: Document, content: string, className = '') => {
  const element = document.createElement('p');
  element.textContent = content;
  if (className !== '') element.className = className;
  return element;
};

function failureMessage(document: Document, text: ShellText, { supportId, why, actions }: SlotFailure): HTMLElement {
  const box = document.createElement('section');
  box.className = 'shell-fallback';
  box.setAttribute('role', 'alert');
  box.dataset['supportId'] = supportId;
  const heading = document.createElement('h1');
  heading.textContent = text('slot.title');
  const buttons = actions.map(({ label, run }) => {
    const button = document.createElement('button');
    button.type = 'button';
    button.textContent = text(label);
    button.addEventListener('click', run, { once: true });
    return button;
  });
  const reason = why ? `${text(why)} ${text('slot.text')}` : text('slot.text');
  box.append(heading, paragraph(document, reason), ...buttons.flatMap((button) => [button, ' ']));
  box.append(paragraph(document, text('slot.support', { id: supportId }), 'shell-support'));
  return box;
}

/** The slot with this id, in plain DOM: its messages need nothing that could have failed to load. */
export function createSlotView(document: Document, id: string, text: ShellText): SlotView {
  const slot = () => {
    const element = document.getElementById(id);
    if (element === null) throw new Error(`the page has no slot ${id}`);
    return element;
  };
  // Beside the slot, not in it: what an application given up still does to its element cannot take the message away.
  let message: HTMLElement | null = null;
  const set = (state: 'busy' | 'shown' | 'hidden') => {
    const element = slot();
    element.hidden = state === 'hidden';
    element.toggleAttribute('aria-busy', false);
    if (state === 'busy') element.setAttribute('aria-busy', 'true');
    message?.remove();
    message = null;
  };
  const renew = () => {
    const old = slot();
    old.replaceWith(old.cloneNode(false));
  };
  return {
    renew,
    show: () => set('busy'),
    ready: () => set('shown'),
    hide: () => set('hidden'),
    fail(failure) {
      renew();
      set('hidden');
      message = failureMessage(document, text, failure);
      message.dataset['slot'] = id;
      slot().after(message);
    },
  };
}
