import { currencyPrecision, formatsOf } from '@listings/shared-values';
import type { ServerTexts } from '../../texts/server-texts';
import type { AlertRuleKey } from './alert-rules';
import type { FactValue } from './alert.types';

/** What is said of an alert, in the reader's language. */
export interface AlertWords {
  readonly title: string;
  /** Its consequence. */
  readonly text: string;
  readonly action: string;
}

const units = { days: 'day', hours: 'hour' } as const;

function written(value: FactValue, { t, language }: Pick<ServerTexts, 't' | 'language'>): string | number {
  if (typeof value === 'string') return value;
  if (value.kind === 'step') return t(`alerts.hand_over_done.steps.${value.value}`);
  const { number } = formatsOf(language === 'en-XA' ? 'en' : language);
  if (value.kind === 'count') return value.value;
  if (value.kind === 'percent') return number(value.value / 100, { style: 'percent', maximumFractionDigits: 1 });
  if (value.kind === 'money') {
    const digits = currencyPrecision(value.currency);
    return number(value.value, { style: 'currency', currency: value.currency, minimumFractionDigits: digits });
  }
  return number(value.value, { style: 'unit', unit: units[value.kind], unitDisplay: 'long' });
}

/** The words of an alert from the values that were kept with it. */
export function alertWords(
  texts: ServerTexts,
  rule: AlertRuleKey,
  facts: Readonly<Record<string, FactValue>>,
): AlertWords {
  const { t } = texts;
  const values = Object.fromEntries(Object.entries(facts).map(([name, value]) => [name, written(value, texts)]));
  return {
    title: t(`alerts.${rule}.title`, values),
    text: t(`alerts.${rule}.text`, values),
    action: t(`alerts.${rule}.action`, values),
  };
}
