import { readArguments } from './arguments';
import { readPublishOptions, tellDone } from './publish-options';

const optionsOf = (...argv: string[]) => readPublishOptions(readArguments(argv, ['keep-for']));

describe('--keep-for', () => {
  it('names applications by their builds or by the words after mfe-, each once', () => {
    expect(optionsOf('--keep-for', 'reports,mfe-settings,mfe-reports')).toEqual({
      keepFor: ['mfe-reports', 'mfe-settings'],
    });
  });

  it.each(['', 'Reports', 'reports,', 'reports settings'])('is not "%s"', (text) => {
    expect(() => optionsOf('--keep-for', text)).toThrow(`--keep-for: "${text}" is not like reports,settings`);
  });
});

it('tells of a version that is live, and of the old one that stays or goes', () => {
  const lines: string[] = [];
  const print = { line: (text: string) => void lines.push(text), complaint: () => {} };
  const done = { nonce: '', revision: 7, isDryRun: false };
  const library = { app: 'shared-ui', from: '1.0.0', to: '1.0.0' };
  const second = { app: 'shared-ui', from: '1.0.0', to: '2.0.0' };
  tellDone(print, 'shared-ui', { ...done, changes: [second, { ...library, keptFor: ['mfe-a', 'mfe-b'] }] });
  const moved = { app: 'mfe-a', from: '1.0.0', to: '1.1.0' };
  tellDone(print, 'mfe-a', { ...done, changes: [moved, { ...library, leftBy: ['mfe-a'] }] });
  expect(lines).toEqual([
    'shared-ui 2.0.0 is live as revision 7',
    'shared-ui 1.0.0 kept for mfe-a, mfe-b',
    'mfe-a 1.1.0 is live as revision 7',
    'shared-ui 1.0.0 no more needed by mfe-a',
  ]);
});
