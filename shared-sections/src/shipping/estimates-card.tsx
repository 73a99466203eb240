import { useFocusAfter } from '@listings/shared-app';
import { StatusPill, useText } from '@listings/shared-ui';
import { useState } from 'react';
import { groupsOf } from '../countries/country-groups';
import { EstimateCard } from './estimate-card';
import type { Estimate, EstimateModalProps } from './estimate-modal';
import { EstimateRow } from './estimate-row';
import { LazyEstimateModal } from './lazy-estimate-modal';
import { zeroText, type NumberLook } from './number-looks';
import { SavingOfCard } from './saving-of-card';
import { addButtonId, rowFieldId } from './shipping-targets';
import { useEmptied, type Emptied } from './use-emptied';
import type { ReadyShipping } from './use-shipping';

/** An estimate with a number. */
interface Entered {
  readonly countries: readonly string[];
  readonly value: number;
}

export interface EstimatesCardProps {
  /** Kind of estimates; selects the texts. */
  readonly of: 'rates' | 'minimumOrder' | 'times';
  readonly id: string;
  readonly title: string;
  readonly view: ReadyShipping;
  readonly look: NumberLook;
  readonly error: string | undefined;
  readonly rows: readonly Estimate[];
  /** Said beside a number of 0. */
  readonly zeroPill?: string;
  /** Initial values of another row; without them none can be added. */
  readonly another: Estimate | undefined;
  /** The countries to choose from. */
  readonly choices: readonly string[];
  readonly validate: EstimateModalProps['validate'];
  /** `before`: the countries of the row that is changed; none for a new one. */
  readonly onSave: (estimate: Entered, before: readonly string[] | undefined) => void;
  /** Called with the value a row would hold if its field was left now; null while no digit is in it. */
  readonly onType: (row: Estimate, value: number | null) => void;
  /** Brings numbers back that were emptied. */
  readonly onRestore: (emptied: readonly Emptied[]) => void;
  readonly onDelete: (row: Estimate) => void;
  /** Hides Delete for a row without a value. */
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
      readAs={(zero) => t(`shipping.${of}.readAs`, { zero })}
      validate={validate}
      onSave={(estimate) => {
        onSave(estimate, row?.countries);
        onClose();
      }}
      onClose={onClose}
      onDelete={
        deletable
          ? () => {
              onDelete(deletable);
              onClose();
            }
          : undefined
      }
    />
  );
}

/** Rows: each saved when it is left, with a note on emptied numbers. */
function Rows({ card, onEdit }: { card: EstimatesCardProps; onEdit: (row: Estimate) => void }) {
  const { of, id, view, look, rows, zeroPill, onSave, onType, onRestore } = card;
  const t = useText('sections');
  const emptied = useEmptied(view.form, rows, (row) => rowFieldId(id, row.countries));
  return rows.map((row) => {
    const names = view.countries.namesOf(row.countries);
    const lost = emptied.of(row);
    return (
      <EstimateRow
        key={row.countries.join()}
        id={rowFieldId(id, row.countries)}
        label={t(`shipping.${of}.row`, { names })}
        editLabel={t(`shipping.${of}.editRow`, { names })}
        look={look}
        value={row.value}
        onCommit={(value, isEmptied) => {
          emptied.commit(row, isEmptied);
          onSave({ countries: row.countries, value }, row.countries);
        }}
        onType={(value, isEmptied) => onType(row, isEmptied ? null : value)}
        onLeave={() => view.type(null)}
        onEdit={() => onEdit(row)}
        note={{
          text: lost.length > 0 ? t(`shipping.${of}.readAs`, { zero: zeroText(look) }) : null,
          onUndo: () => {
            onRestore(lost);
            emptied.restored(row);
          },
        }}
      >
        {row.value === 0 && zeroPill !== undefined && <StatusPill tone="success">{zeroPill}</StatusPill>}
      </EstimateRow>
    );
  });
}

/** Estimates by countries: a row each with its number in place, and a modal that edits one or adds another [S2.26-S2.29]. */
export function EstimatesCard(card: EstimatesCardProps) {
  const { of, id, title, view, error, another } = card;
  const t = useText('sections');
  const [edited, setEdited] = useState<Edited | null>(null);
  useFocusAfter(edited !== null, id);
  return (
    <>
      <EstimateCard
        id={id}
        title={title}
        error={error}
        saving={<SavingOfCard view={view} fields={[of]} />}
        add={
          another && {
            id: addButtonId(id),
            label: t(`shipping.${of}.add`),
            onClick: () => setEdited({ row: null, initial: another }),
          }
        }
      >
        <Rows card={card} onEdit={(row) => setEdited({ row, initial: row })} />
      </EstimateCard>
      {edited && <EditedEstimate card={card} edited={edited} onClose={() => setEdited(null)} />}
    </>
  );
}
