import { defaultSettings, settingsSchema } from '@listings/shared-api/contract';
import { settingsObjects } from './observed-object.rules';

it('tells every field of the settings: options by their words, flags as the checklist', () => {
  const [settings, checklist] = settingsObjects({
    ...defaultSettings(),
    shipping_rate: 'flat',
    website_live: true,
  });
  expect(settings).toEqual({
    kind: 'settings',
    id: 'settings',
    name: '',
    fields: { shipping_rate: { value: 'flat' }, shipping_time: { value: null }, tax_rate: { value: null } },
  });
  expect(checklist?.fields['website_live']).toEqual({ value: 'yes' });
  expect([...Object.keys(settings?.fields ?? {}), ...Object.keys(checklist?.fields ?? {})]).toEqual(
    Object.keys(settingsSchema.shape),
  );
});
