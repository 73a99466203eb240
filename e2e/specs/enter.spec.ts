import type { Page } from 'playwright-core';
import { it, openStore } from '../src/scene';
import { button, card, stepPath } from '../src/setup';

openStore();

interface Form {
  readonly name: string;
  readonly scenario: string;
  readonly path: string;
  /** Opens what the field is in, where it is not there yet. */
  readonly opens?: (page: Page) => Promise<void>;
  readonly field: string | RegExp;
  readonly text: string;
  /** Text that tells that it is done. */
  readonly done: string | RegExp;
}

const forms: readonly Form[] = [
  {
    name: 'budget of a campaign',
    scenario: 'ads-complete',
    path: '/google/dashboard?subpath=/campaigns/edit&programId=17890001',
    field: /^Daily budget/,
    text: '42',
    done: / runs with .*42\.00.* a day\./,
  },
  {
    name: 'new API key',
    scenario: 'ads-complete',
    path: '/google/settings?subpath=/api-keys',
    field: 'Name',
    text: 'Stock script',
    done: /Stock script/,
  },
  {
    name: 'mail address of the alerts',
    scenario: 'ads-complete',
    path: '/google/settings?subpath=/alerts',
    field: 'Mail address',
    text: 'ana@shop.example',
    done: 'What you are told of is saved.',
  },
  {
    name: 'webhook',
    scenario: 'ads-complete',
    path: '/google/settings?subpath=/alerts',
    field: 'Webhook address',
    text: 'https://chat.example/hook',
    done: 'It is shown only now: copy it to where the alerts arrive.',
  },
  {
    name: 'estimate of the shipping, in a dialog',
    scenario: 'shipping-saved',
    path: stepPath.listings,
    opens: (page) => button(page, 'Edit the shipping time for United States (US)').click(),
    field: /^Then the estimated shipping time/,
    text: '9',
    done: /^Saved$/,
  },
  {
    name: 'link for somebody else, in a dialog',
    scenario: 'fresh',
    path: stepPath.accounts,
    opens: (page) => button(card(page, 'WordPress.com'), 'Ask somebody else').click(),
    field: 'Name of the person you ask',
    text: 'Maria',
    done: /^Waiting for Maria since/,
  },
];

it.each(forms.map((form) => [form.name, form] as const))(
  'Enter in a field of a form does what its main button does: %s',
  async ({ page, store, open }, _name, { scenario, path, opens, field, text, done }) => {
    await store.scenario(scenario);
    await open(path);
    await opens?.(page);
    const input = page.getByRole('textbox', { name: field }).first();
    await input.fill(text);
    await input.press('Enter');
    await page.getByText(done).first().waitFor();
  },
);
