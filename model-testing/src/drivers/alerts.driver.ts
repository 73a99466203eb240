import type { AlertValues } from '@listings/shared-machines';
import type { Screen, ScreenDriver } from '../screen/screen';
import { doing, offered, picking, pressing, reading, ticking, working, type Way } from './ways';

const rule = 'Products not synced';
const address = 'Mail address';
const end = 'To';

const filling = (field: string, text: string): Way => ({
  does: (screen) => screen.fill(field, text),
  works: async (screen) => (await screen.control(field, 'fill'))?.enabled ?? false,
});
const valueOf = async (screen: Screen, field: string) => (await screen.control(field, 'fill'))?.value ?? null;

const ways = {
  'turns the rule off': ticking('On', false, rule),
  'turns the rule on': ticking('On', true, rule),
  'enters an address': filling(address, 'anna@shop.example'),
  'enters what is no address': filling(address, 'anna@shop'),
  'lets the night end when it begins': picking(end, '10:00 PM'),
  'lets the night end at seven': picking(end, '7:00 AM'),
  saves: pressing('Save'),
  'tries again': pressing('Retry'),
};

interface Values {
  readonly on: boolean | null;
  readonly mail: string;
  readonly quiet: number | null;
}

interface AlertsShown {
  readonly kept: Values | null;
  readonly values: Values;
  readonly contested: readonly string[];
}

const settings = ({ on, mail }: Values) => ({
  rules: [
    {
      key: 'sync_old',
      name: rule,
      what: 'It tells of products that were not synced for long.',
      on,
      mail: false,
      threshold: { value: 24, unit: 'hours', max: 720 },
    },
  ],
  digest: 'off',
  digest_hour: 8,
  quiet: { from: 22, to: 7 },
  mail: mail === '' ? null : mail,
  mail_available: true,
  mail_kept: false,
});

const elsewhere = 'only another browser, or a link in a mail, does that';

/** What a reader is told of, in the settings. */
export const alertSettingsDriver: ScreenDriver = {
  model: 'alertSettings',
  path: '/google/settings?subpath=/alerts',
  scenario: 'complete',
  scenery: { getAlertWebhook: { status: 200, body: { url: null, secret: null, last: null } } },
  // A save makes what was read stale: it is read anew beside the form.
  shares: ({ shows }) => {
    const { kept } = shows as AlertsShown;
    return kept === null ? {} : { getAlertSettings: { status: 200, body: settings(kept) } };
  },
  bootstrap: { mcSetupComplete: true },
  does: doing(ways),
  enters: { saves: address },
  cannot: { 'hears of another address': elsewhere, 'hears that the rule is off': elsewhere },
  canHappen: (sentence, { state, shows }) => {
    const { values } = shows as AlertsShown;
    if (sentence.startsWith('turns'))
      return state.includes('loading') || values.on === (sentence === 'turns the rule off');
    return true;
  },
  look: {
    ...working(ways),
    address: (screen) => valueOf(screen, address),
    end: (screen) => valueOf(screen, end),
    contested: reading(/^Changed elsewhere meanwhile, too: /),
    failed: reading('What you are told of could not be loaded.'),
  },
  expects: ({ tags, offers, shows }) => {
    const { kept, values, contested } = shows as AlertsShown;
    const isShown = tags.includes('editable');
    const isChanged = kept !== null && JSON.stringify(kept) !== JSON.stringify(values);
    return {
      'turns the rule off': isShown && values.on === true,
      'turns the rule on': isShown && values.on === false,
      'enters an address': isShown,
      'enters what is no address': isShown,
      'lets the night end when it begins': isShown,
      'lets the night end at seven': isShown,
      saves: offers.includes('saves'),
      'tries again': offers.includes('tries again'),
      address: isShown ? values.mail : null,
      end: isShown ? String(values.quiet) : null,
      contested: contested.length > 0 && isChanged,
      failed: tags.includes('failed'),
    };
  },
  sends: {
    saveAlertSettings: ({ language, values }: { language: string; values: AlertValues }) => ({
      body: {
        language,
        rules: values.rules.map(({ key, on, mail, threshold }) => ({ key, on, mail, threshold: threshold?.value })),
        digest: values.digest,
        digest_hour: values.digest_hour,
        quiet: values.quiet,
        mail: values.mail === '' ? null : values.mail,
      },
    }),
  },
};

const url = 'https://chat.example/hook';
const webhookAddress = 'Webhook address';
const otherBrowser = 'only another browser does that';
const question = 'Make a new secret?';

const webhookWays = {
  'types an address': filling(webhookAddress, url),
  'types what is no address': filling(webhookAddress, 'http://chat.example'),
  'empties the address': filling(webhookAddress, ''),
  saves: pressing('Save webhook'),
  'wants another secret': pressing('Make a new secret'),
  'makes another secret': pressing('Make a new secret', question),
  'keeps the old one': pressing('Keep the old one', question),
  'sends a test': pressing('Send a test'),
};

interface WebhookShown {
  readonly kept: string | null;
  readonly entry?: string;
  readonly secret: boolean;
}

/** The webhook of alerts, in the settings: none at first. */
export const alertWebhookDriver: ScreenDriver = {
  model: 'alertWebhook',
  path: '/google/settings?subpath=/alerts',
  scenario: 'complete',
  scenery: { getAlertSettings: { status: 200, body: settings({ on: true, mail: '', quiet: 7 }) } },
  // Each call makes what was read stale: it is read anew beside the form.
  holds: ['getAlertWebhook'],
  shares: ({ shows }) => {
    const body = { url: (shows as WebhookShown).kept, secret: null, last: null };
    return { getAlertWebhook: { status: 200, body } };
  },
  bootstrap: { mcSetupComplete: true },
  isThere: async (screen) => (await screen.control(webhookAddress, 'fill')) !== null,
  does: doing(webhookWays),
  enters: { saves: webhookAddress },
  cannot: { 'hears of an address': otherBrowser, 'hears of none': otherBrowser },
  look: {
    ...working(webhookWays),
    dialog: (screen) => screen.dialog(),
    address: (screen) => valueOf(screen, webhookAddress),
    secret: (screen) => valueOf(screen, 'Secret of the signatures'),
  },
  expects: (expected) => {
    const { tags, offers, shows } = expected;
    const { kept, entry, secret } = shows as WebhookShown;
    const isOpen = tags.includes('modal');
    return {
      ...offered(webhookWays)(expected),
      'types an address': !isOpen,
      'types what is no address': !isOpen,
      'empties the address': !isOpen,
      // In the dialog the same words confirm.
      'wants another secret': isOpen ? undefined : offers.includes('wants another secret'),
      dialog: isOpen ? question : null,
      address: isOpen ? undefined : (entry ?? kept ?? ''),
      secret: isOpen ? undefined : secret ? 'the secret' : null,
    };
  },
  sends: {
    saveAlertWebhook: (input: unknown) => ({ body: input }),
    testAlertWebhook: () => ({ body: null }),
  },
};
