import { checks, kebabOf, Misuse, sentence } from './names.mjs';

/** Models whose recordings hold the settings. */
const recorded = {
  checklistAutosave: 'checklist-autosave',
  shipping: 'shipping',
  freeListingSave: 'free-listing-save',
};

/** The last flag of the settings, after which the new one stands everywhere. */
function lastFlag(changes) {
  const flags = [...changes.read('shared-api/src/contract/settings.contract.ts').matchAll(/^ {2}(\w+): flag,$/gm)];
  return flags.at(-1)[1];
}

/** A flag of the settings: kept by the server, an item of the checklist in the setup. */
export function newField(changes, name) {
  if (!/^[a-z][a-z0-9]*(_[a-z0-9]+)*$/.test(name))
    throw new Misuse(
      `"${name}" is no name of a field: it goes over the wire in snake_case: write "${kebabOf(name).replaceAll('-', '_')}".`,
    );
  const contract = 'shared-api/src/contract/settings.contract.ts';
  if (new RegExp(`^ {2}${name}: `, 'm').test(changes.read(contract)))
    throw new Misuse(`The settings have a field ${name}.`);
  const last = lastFlag(changes);
  const line = (path, value, anchor = new RegExp(`^ *${last}: .*\\n`, 'm')) =>
    changes.insertAfter(path, anchor, `  ${name}: ${value},\n`);
  line(contract, 'flag', `  ${last}: flag,\n`);
  line(contract, 'choice(requestFlag())', `  ${last}: choice(requestFlag()),\n`);
  line('shared-machines/src/store-requirements/store-requirements.rules.ts', 'true');
  const link = `check-${name.replaceAll('_', '-')}`;
  line('shared-sections/src/checklist/checklist.section.tsx', `'${link}'`);
  changes.insertBefore(
    'shared-sections/src/links/requirement-links.ts',
    '} as const;',
    `  '${link}': 'https://support.google.com/merchants/answer/6363310',\n`,
  );
  const label = sentence(name);
  const text = {
    label,
    help: `${label}, for everyone who visits your store.`,
    link: `How to check: ${label.toLowerCase()}`,
  };
  changes.editJson('shared-sections/src/messages/en/checklist.json', (texts) => ({
    ...texts,
    items: { ...texts.items, [name]: text },
  }));
  line('shared-api/src/contract/answers.test.ts', 'false');
  line('shared-api/src/testing/settings-answer.ts', 'false');
  line('store-server/src/domain/setup/setup.routes.test.ts', 'false');
  return {
    generated: [
      'shared-api/openapi.json',
      'shared-api/README.md',
      ...Object.values(recorded).map((folder) => `model-testing/recordings/${folder}`),
    ],
    commands: [
      ['--import', 'tsx', 'shared-api/src/openapi/generate.ts'],
      ['--import', 'tsx', 'model-testing/src/cli.ts', 'generate', ...Object.keys(recorded), '--again'],
    ],
    next: `Next: its words in shared-sections/src/messages/en/checklist.json and its page in requirement-links.ts; ${checks('store-server', 'shared-api', 'shared-machines', 'shared-sections')}.`,
  };
}
