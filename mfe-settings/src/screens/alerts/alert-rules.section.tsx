import { NumberField } from '@listings/shared-sections';
import { Box, Panel, PanelBody, Section, Switch, Typography, useFormats, useText } from '@listings/shared-ui';
import { memo, useState } from 'react';
import type { AlertForm, RuleForm } from '../../hooks/use-alert-form';

interface ThresholdProps {
  readonly threshold: NonNullable<RuleForm['threshold']>;
  readonly disabled: boolean;
  readonly onChange: (threshold: RuleForm['threshold']) => void;
}

/** From where on a rule tells: a whole number up to its most. A number beyond it becomes the nearest, and that is told. */
function ThresholdField({ threshold, disabled, onChange }: ThresholdProps) {
  const t = useText('settings');
  const { number } = useFormats();
  const [beyond, setBeyond] = useState<number>();
  const { unit, value, max } = threshold;
  const nearest = (entered: number) => Math.min(max, Math.max(1, entered));
  const commit = (entered: number) => {
    const next = nearest(entered);
    setBeyond(next === entered ? undefined : entered);
    onChange({ ...threshold, value: next });
  };
  // It counts for what may be saved: a press of Save that leaves the field finds its button open.
  const type = (entered: number, isEmptied: boolean) => {
    setBeyond(undefined);
    if (!isEmptied) onChange({ ...threshold, value: nearest(entered) });
  };
  const said =
    beyond === undefined
      ? t('alerts.range', { max: number(max) })
      : t('alerts.beyond', { max: number(max), entered: number(beyond), value: number(value) });
  return (
    <NumberField
      label={t(`alerts.threshold.${unit}`)}
      hint={<span role="status">{said}</span>}
      value={value}
      // As the language writes it: whole numbers alone are kept.
      decimalSeparator={number(1.5).charAt(1)}
      thousandSeparator={number(10_000).charAt(2)}
      disabled={disabled}
      onType={type}
      onCommit={commit}
    />
  );
}

interface RulesProps extends Pick<AlertForm, 'hasMail' | 'changeRule'> {
  readonly rules: readonly RuleForm[];
}

interface RowProps extends Pick<AlertForm, 'hasMail' | 'changeRule'> {
  readonly rule: RuleForm;
}

/** One rule: what it tells of, whether, from where on, and by mail. Memoised: the others stay while one is changed. */
const RuleRow = memo(function RuleRow({ rule, changeRule, hasMail }: RowProps) {
  const t = useText('settings');
  const { key, name, what, on, mail, threshold } = rule;
  const onChange = (change: Partial<RuleForm>) => changeRule(key, change);
  return (
    <Box
      component="li"
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        columnGap: 3,
        rowGap: 1,
        py: 2,
        borderTop: 1,
        borderColor: 'divider',
        '&:first-of-type': { borderTop: 0 },
      }}
    >
      <Box sx={{ flex: '1 1 16.25rem', minWidth: 0 }}>
        <Typography variant="subtitle2" component="h3" sx={{ fontWeight: 600 }}>
          {name}
        </Typography>
        <Typography variant="body2" color="textSecondary">
          {what}
        </Typography>
      </Box>
      <Box
        role="group"
        aria-label={name}
        sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2, minWidth: 0 }}
      >
        {threshold !== null && (
          <Box sx={{ width: { xs: '100%', sm: '8.75rem' } }}>
            <ThresholdField threshold={threshold} disabled={!on} onChange={(next) => onChange({ threshold: next })} />
          </Box>
        )}
        <Switch label={t('alerts.on')} checked={on} onChange={(next) => onChange({ on: next })} />
        {hasMail && (
          <Switch
            label={t('alerts.mail')}
            checked={on && mail}
            disabled={!on}
            onChange={(next) => onChange({ mail: next })}
          />
        )}
      </Box>
    </Box>
  );
});

/** Every rule of the store. */
export const AlertRulesSection = memo(function AlertRulesSection({ rules, hasMail, changeRule }: RulesProps) {
  const t = useText('settings');
  return (
    <Section title={t('alerts.what')} description={t('alerts.whatText')}>
      <Panel>
        <PanelBody>
          <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
            {rules.map((rule) => (
              <RuleRow key={rule.key} rule={rule} hasMail={hasMail} changeRule={changeRule} />
            ))}
          </Box>
        </PanelBody>
      </Panel>
    </Section>
  );
});
