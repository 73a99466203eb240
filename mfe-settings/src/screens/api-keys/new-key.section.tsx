import type { ApiKey } from '@listings/shared-api/contract';
import { useMay } from '@listings/shared-app';
import { apiKeyDays, apiKeyProblems, isKeyEnd, isKeyRole, keyEnds, keyRoles } from '@listings/shared-machines';
import { DayField, useAdsAmounts } from '@listings/shared-sections';
import {
  Box,
  focusCause,
  Form,
  Panel,
  PanelBody,
  PrimaryAction,
  Section,
  Select,
  TextField,
  useText,
  VisuallyHidden,
  type Reason,
} from '@listings/shared-ui';
import { useState } from 'react';
import { MadeKey } from './made-key';
import type { ApiKeysView } from '../../hooks/use-api-keys';

const nameField = 'api-key-name';

interface FieldsProps {
  readonly view: ApiKeysView;
  readonly isRefused: boolean;
  readonly now: number;
}

function Fields({ view: { form, change }, isRefused, now }: FieldsProps) {
  const t = useText('settings');
  // That of the budgets which the limit holds down.
  const { code: currency } = useAdsAmounts();
  return (
    <>
      <TextField
        id={nameField}
        label={t('apiKeys.make.name')}
        hint={t('apiKeys.make.nameHint')}
        value={form.name}
        maxLength={60}
        autoComplete="off"
        disabled={isRefused}
        onChange={(name) => change({ name })}
      />
      <Select
        label={t('apiKeys.make.role')}
        value={form.role}
        disabled={isRefused}
        hint={t(`apiKeys.make.roleHint.${form.role}`)}
        options={keyRoles.map((role) => ({ value: role, label: t(`apiKeys.list.role.${role}`) }))}
        onChange={(role) => isKeyRole(role) && change({ role })}
      />
      {form.role === 'advertiser' && (
        <TextField
          label={t('apiKeys.make.limit', { currency })}
          hint={t('apiKeys.make.limitHint')}
          value={form.limit}
          inputMode="decimal"
          maxLength={12}
          onChange={(limit) => change({ limit })}
        />
      )}
      <Select
        label={t('apiKeys.make.end')}
        value={form.end}
        disabled={isRefused}
        options={keyEnds.map((end) => ({ value: end, label: t(`apiKeys.make.ends.${end}`) }))}
        onChange={(end) => isKeyEnd(end) && change({ end })}
      />
      {form.end === 'day' && (
        <DayField
          label={t('apiKeys.make.day')}
          noneText={t('apiKeys.make.noDay')}
          value={form.day === '' ? null : form.day}
          {...apiKeyDays(now)}
          onChange={(day) => change({ day })}
        />
      )}
    </>
  );
}

/** Making a key; then the key itself, this once. */
export function NewKeySection({ view, keys }: { view: ApiKeysView; keys: readonly ApiKey[] }) {
  const t = useText('settings');
  const refused = useMay()('createApiKey');
  const { form, made } = view;
  const [now] = useState(() => Date.now());
  const problems = refused.length > 0 ? [] : apiKeyProblems(form, keys, now);
  const latest = made.at(-1);
  const done = (id: number) => {
    view.forget(id);
    // The button that had the focus is gone.
    focusCause(nameField);
  };
  const reasons: Reason[] = [
    ...refused,
    ...problems.map((key) => ({ key, text: t(`apiKeys.make.${key}`, { name: form.name.trim() }) })),
  ];
  return (
    <Section title={t('apiKeys.make.title')} description={t('apiKeys.make.text')}>
      <Panel>
        <PanelBody>
          {/* What a region says is read where it was there before. */}
          <VisuallyHidden role="status">{latest && t('apiKeys.made.title', { name: latest.name })}</VisuallyHidden>
          {made.map((each) => (
            <MadeKey key={each.id} made={each} onCopied={() => view.markCopied(each.id)} onDone={() => done(each.id)} />
          ))}
          <Form>
            <Box sx={{ display: 'flex', flexDirection: 'column', gap: 2, maxWidth: '35rem' }}>
              <Fields view={view} isRefused={refused.length > 0} now={now} />
              <PrimaryAction
                type="submit"
                loading={view.busy === 'createApiKey'}
                reasons={reasons}
                reasonsTitle={t('apiKeys.make.reasons')}
                reasonsShown={refused.length > 0 || form.name !== ''}
                onClick={view.make}
              >
                {t('apiKeys.make.submit')}
              </PrimaryAction>
            </Box>
          </Form>
        </PanelBody>
      </Panel>
    </Section>
  );
}
