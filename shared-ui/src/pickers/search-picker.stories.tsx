import { nothing, WithState } from '../testing/with-state';
import { SearchPicker, type SearchPickerProps } from './search-picker';

export default { title: 'Pickers/SearchPicker', component: SearchPicker };

const fruit = ['Apple', 'Banana', 'Cherry', 'Damson'].map((label, index) => ({ value: String(index), label }));

const Fruit = ({ initial, ...over }: Partial<SearchPickerProps> & { initial: readonly string[] }) => (
  <WithState initial={{ search: '', values: initial }}>
    {({ search, values }, set) => (
      <SearchPicker
        label="Fruit"
        placeholder="Search"
        search={search}
        onSearch={(text) => set({ search: text, values })}
        options={fruit.filter(({ label }) => label.toLowerCase().includes(search.toLowerCase()))}
        chosen={fruit.filter(({ value }) => values.includes(value))}
        onChange={(chosen) => set({ search, values: chosen })}
        {...over}
      />
    )}
  </WithState>
);

export const One = () => <Fruit initial={['1']} />;
export const Several = () => <Fruit initial={['0', '2']} multiple />;
export const Searching = () => <Fruit initial={[]} search="Ap" searching options={[]} onSearch={nothing} />;
export const Wrong = () => <Fruit initial={[]} error="Choose a fruit" />;
