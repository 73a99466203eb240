import { hasSameCountries, type RuleMessageKey } from '@listings/shared-machines';
import { Button, focusCause, Stack, useText, type Reason } from '@listings/shared-ui';
import type { TreeSelectGroup } from '@listings/shared-ui/tree-select';
import { Modal, ModalActions } from '@listings/shared-ui/overlays';
import { useId, useState } from 'react';
import { CountrySelect } from '../countries/country-select';
import { useLeaveGuard } from '@listings/shared-app';
import { zeroText, type NumberLook } from './number-looks';
import { NumberField } from '../numbers/number-field';
import { ReadAsNote } from './read-as-note';

/** Countries and what is estimated for them; null while nothing was entered. */
export interface Estimate {
  readonly countries: readonly string[];
  readonly value: number | null;
}

export interface EstimateModalProps {
  readonly title: string;
  readonly valueLabel: string;
  readonly saveLabel: string;
  readonly look: NumberLook;
  /** The countries to choose from. */
  readonly groups: readonly TreeSelectGroup[];
  readonly initial: Estimate;
  /** Sentence for an emptied number, with the number it is read as, in the field's format. */
  readonly readAs: (zero: string) => string;
  readonly validate: (estimate: Estimate) => { readonly countries?: RuleMessageKey; readonly value?: RuleMessageKey };
  readonly onSave: (estimate: { readonly countries: readonly string[]; readonly value: number }) => void;
  /** Shows Delete. */
  readonly onDelete?: (() => void) | undefined;
  readonly onClose: () => void;
}

/** One estimate for several countries, to add or to edit; Save is disabled while something is not right [S5.09-S5.11]. */
export function EstimateModal(props: EstimateModalProps) {
  const { title, valueLabel, saveLabel, look, groups, initial, readAs, validate, onSave, onDelete, onClose } = props;
  const t = useText('sections');
  const rule = useText('rules');
  const [countries, setCountries] = useState(initial.countries);
  const [value, setValue] = useState(initial.value);
  const [isEmptied, setEmptied] = useState(false);
  const change = (next: number | null, emptied = false) => {
    setValue(next);
    setEmptied(emptied);
  };
  const id = useId();
  const messages = validate({ countries, value });
  // Escape and the cross are answers of one's own; leaving the page by accident is not [S4.21].
  useLeaveGuard(value !== initial.value || !hasSameCountries(countries, initial.countries));
  const reasons = (['countries', 'value'] as const).flatMap((key): Reason[] => {
    const message = messages[key];
    return message === undefined ? [] : [{ key, text: rule(message), targetId: `${id}-${key}` }];
  });
  const save = () => {
    if (value !== null) onSave({ countries, value });
  };
  return (
    <Modal
      open
      title={title}
      onClose={onClose}
      actions={
        <ModalActions
          other={
            onDelete && (
              <Button variant="text" color="error" onClick={onDelete}>
                {t('shipping.delete')}
              </Button>
            )
          }
          cancelLabel={t('shipping.cancel')}
          onCancel={onClose}
          reasons={reasons}
          reasonsTitle={t('shipping.toSave')}
          onConfirm={save}
        >
          {saveLabel}
        </ModalActions>
      }
    >
      <Stack spacing={2.5}>
        <CountrySelect
          id={`${id}-countries`}
          label={t('shipping.countries')}
          groups={groups}
          value={countries}
          onChange={setCountries}
          error={messages.countries && rule(messages.countries)}
        />
        <NumberField
          {...look}
          id={`${id}-value`}
          label={valueLabel}
          value={value}
          onType={change}
          onCommit={change}
          error={messages.value && rule(messages.value)}
        />
        <ReadAsNote
          text={isEmptied ? readAs(zeroText(look)) : null}
          onUndo={() => {
            change(initial.value);
            focusCause(`${id}-value`);
          }}
        />
      </Stack>
    </Modal>
  );
}
