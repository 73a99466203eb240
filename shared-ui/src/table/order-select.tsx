import { Select } from '../forms/select';
import { MoreTexts, useText } from '../i18n/text-context';
import { orderTexts } from '../messages/order.texts';
import { wordsOf, type ColumnPlace } from './column-place.rules';
import type { TableSort } from './table.types';

export interface ListOrderProps {
  readonly columns: readonly ColumnPlace[];
  readonly sort: TableSort | undefined;
  readonly onSort: (sort: TableSort) => void;
}

/** Figures begin with the highest, words with A. */
function optionsOf(place: ColumnPlace) {
  const { key, align } = place;
  const column = wordsOf(place) ?? key;
  const [first, second] = align === 'end' ? (['desc', 'asc'] as const) : (['asc', 'desc'] as const);
  const kind = align === 'end' ? 'figures' : 'words';
  return [first, second].map((direction) => ({ key, column, direction, text: `${kind}.${direction}` as const }));
}

function Orders({ columns, sort, onSort }: ListOrderProps) {
  const t = useText('order');
  const orders = columns.filter(({ sortable }) => sortable).flatMap(optionsOf);
  const at = orders.findIndex(({ key, direction }) => key === sort?.column && direction === sort.direction);
  return (
    <Select
      label={t('label')}
      labelHidden
      placeholder={t('asListed')}
      value={at < 0 ? '' : String(at)}
      options={orders.map(({ text, column }, place) => ({ value: String(place), label: t(text, { column }) }))}
      onChange={(place) => {
        const chosen = orders[Number(place)];
        if (chosen !== undefined) onSort({ column: chosen.key, direction: chosen.direction });
      }}
    />
  );
}

const catalogs = { order: orderTexts };

/** Every order that the columns allow, in words. */
export function OrderSelect(props: ListOrderProps) {
  return (
    <MoreTexts catalogs={catalogs}>
      <Orders {...props} />
    </MoreTexts>
  );
}
