import type { ShellText } from '../messages/texts';

/** What a slot says about a failure. */
export interface SlotFailure {
  readonly supportId: string;
  /** A deadline passed, rather than something broke. */
  readonly late: boolean;
  readonly action: { readonly label: 'slot.retry' | 'slot.reload'; readonly run: () => void };
}

/** The place of one application in the page. */
export interface SlotView {
  /** Uncovers the slot, busy until `ready`. */
  show(): void;
  ready(): void;
  hide(): void;
  /** Puts an empty element in the slot's place: what an application given up still renders is seen by nobody. */
  renew(): void;
  fail(failure: SlotFailure): void;
}

const paragraph = (document: Document, content: string, className = '') => {
  const element = document.createElement('p');
  element.textContent = content;
  if (className !== '') element.className = className;
  return element;
};

function failureMessage(document: Document, text: ShellText, { supportId, late, action }: SlotFailure): HTMLElement {
  const box = document.createElement('section');
  box.className = 'shell-fallback';
  box.setAttribute('role', 'alert');
  box.dataset['supportId'] = supportId;
  const heading = document.createElement('h1');
  heading.textContent = text('slot.title');
  const button = document.createElement('button');
  button.type = 'button';
  button.textContent = text(action.label);
  button.addEventListener('click', action.run, { once: true });
  const reason = late ? `${text('slot.late')} ${text('slot.text')}` : text('slot.text');
  box.append(heading, paragraph(document, reason), button);
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
  const busy = (is: boolean) => (is ? slot().setAttribute('aria-busy', 'true') : slot().removeAttribute('aria-busy'));
  const renew = () => {
    const old = slot();
    const fresh = old.cloneNode(false) as HTMLElement;
    old.replaceWith(fresh);
  };
  return {
    renew,
    show() {
      slot().hidden = false;
      busy(true);
    },
    ready: () => busy(false),
    hide() {
      slot().hidden = true;
      busy(false);
    },
    fail(failure) {
      renew();
      busy(false);
      slot().replaceChildren(failureMessage(document, text, failure));
    },
  };
}
