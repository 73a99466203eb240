import { StatusPill, useText } from '@listings/shared-ui';
import { useState } from 'react';
import { groupsOf } from '../countries/country-groups';
import { EstimateCard } from './estimate-card';
import type { Estimate, EstimateModalProps, NumberLook } from './estimate-modal';
import { EstimateRow } from './estimate-row';
import { LazyEstimateModal } from './lazy-estimate-modal';
import { useReturnFocus } from './use-return-focus';
import type { ReadyShipping } from './use-shipping';

/** An estimate with a number. */
interface Entered {
  readonly countries: readonly string[];
  readonly value: number;
}

export interface EstimatesCardProps {
  /** Which texts it speaks in. */
  readonly of: 'rates' | 'minimumOrder' | 'times';
  readonly id: string;
  readonly title: string;
  readonly view: ReadyShipping;
  readonly look: NumberLook;
  readonly error: string | undefined;
  readonly rows: readonly Estimate[];
  /** Said beside a number of 0. */
  readonly zeroText?: string;
  /** What another row begins with; there is none to add when absent. */
  readonly another: Estimate | undefined;
  /** The countries to choose from. */
  readonly choices: readonly string[];
  readonly validate: EstimateModalProps['validate'];
  /** `before`: the countries of the row that is changed; none for a new one. */
  readonly onSave: (estimate: Entered, before: readonly string[] | undefined) => void;
  readonly onDelete: (row: Estimate) => void;
  /** Of a row that holds nothing there is nothing to delete. */
  readonly keepsEmpty?: boolean;
}

type Edited = { readonly row: Estimate | null; readonly initial: Estimate };

function EditedEstimate({ card, edited, onClose }: { card: EstimatesCardProps; edited: Edited; onClose: () => void }) {
  const t = useText('sections');
  const { of, view, look, choices, validate, onSave, onDelete, keepsEmpty = false } = card;
  const { row, initial } = edited;
  const deletable = row !== null && !(keepsEmpty && row.value === null) ? row : null;
  return (
    <LazyEstimateModal
      title={t(`shipping.${of}.modal`)}
      valueLabel={t(`shipping.${of}.value`)}
      saveLabel={t(deletable ? `shipping.${of}.save` : `shipping.${of}.addSave`)}
      look={look}
      groups={groupsOf(view.countries.groups, choices)}
      initial={initial}
      validate={validate}
      onSave={(estimate) => {
        onSave(estimate, row?.countries);
        onClose();
      }}
      onClose={onClose}
      {...(deletable
        ? {
            onDelete: () => {
              onDelete(deletable);
              onClose();
            },
          }
        : {})}
    />
  );
}

/** Estimates by countries: a row each with its number in place, and a modal that edits one or adds another [S2.26-S2.29]. */
export function EstimatesCard(card: EstimatesCardProps) {
  const { of, id, title, view, look, error, rows, zeroText, another, onSave } = card;
  const t = useText('sections');
  const [edited, setEdited] = useState<Edited | null>(null);
  useReturnFocus(edited !== null, id);
  return (
    <>
      <EstimateCard
        id={id}
        title={title}
        error={error}
        add={
          another && {
            label: t(`shipping.${of}.add`),
            onClick: () => setEdited({ row: null, initial: another }),
          }
        }
      >
        {rows.map((row) => {
          const names = view.countries.namesOf(row.countries);
          return (
            <EstimateRow
              key={row.countries.join()}
              label={t(`shipping.${of}.row`, { names })}
              editLabel={t(`shipping.${of}.editRow`, { names })}
              look={look}
              value={row.value}
              onCommit={(value) => onSave({ countries: row.countries, value }, row.countries)}
              onEdit={() => setEdited({ row, initial: row })}
            >
              {row.value === 0 && zeroText !== undefined && <StatusPill tone="success">{zeroText}</StatusPill>}
            </EstimateRow>
          );
        })}
      </EstimateCard>
      {edited && <EditedEstimate card={card} edited={edited} onClose={() => setEdited(null)} />}
    </>
  );
}
