/** @jest-environment jsdom */
import { createOverlay } from './overlay';

const shown = () => document.querySelector('[role=alert]')?.textContent ?? null;

it('says what is wrong under its title until it is mended, and can be closed', () => {
  const overlay = createOverlay(document);
  overlay.say('Types', ['one', 'two']);
  overlay.say('Errors', ['three']);
  expect(shown()).toBe('CloseTypesone\n\ntwoErrorsthree');
  overlay.say('Types', []);
  expect(shown()).toBe('CloseErrorsthree');
  document.querySelector('button')?.click();
  expect(shown()).toBeNull();
  overlay.say('Errors', ['again']);
  overlay.say('Errors', []);
  expect(shown()).toBeNull();
});
