import { hasSameCountries, withoutCountries } from '@listings/shared-machines';
import { Box, Button, focusCause, InlineNotice, MoreTexts, useText } from '@listings/shared-ui';
import { TreeSelect, type TreeSelectProps } from '@listings/shared-ui/tree-select';
import { useState } from 'react';
import { countrySelectTexts } from '../messages/country-select.texts';
import { useFoundByAliases } from './use-found-by-aliases';

/** Characters to type before the list of countries is filtered. Source: S2.29, S9.07. */
const filterMinLength = 3;

/** Countries that may be added at once without an offer to take them back. */
const manyCountries = 10;

export interface CountrySelectProps extends Pick<
  TreeSelectProps,
  'label' | 'hint' | 'placeholder' | 'groups' | 'value' | 'onChange' | 'error' | 'disabled'
> {
  readonly id: string;
  /** Something else on the screen takes the last choice back: no second Undo beside it. */
  readonly isUndoneElsewhere?: boolean | undefined;
}

/** A choice that added many countries at once. */
interface BulkChoice {
  readonly before: readonly string[];
  readonly after: readonly string[];
}

const catalogs = { sections: { countrySelect: countrySelectTexts } };

/** Countries by continent, found by name, code or another name; many that were added at once can be taken back. Source: S2.23, S2.29, S9.07. */
export function CountrySelect(props: CountrySelectProps) {
  return (
    <MoreTexts catalogs={catalogs}>
      <Choice {...props} />
    </MoreTexts>
  );
}

function Choice({ isUndoneElsewhere = false, ...props }: CountrySelectProps) {
  const { id, groups, value, onChange } = props;
  const t = useText('sections');
  const [isVisited, setIsVisited] = useState(false);
  const found = useFoundByAliases(groups, isVisited);
  const [bulk, setBulk] = useState<BulkChoice | null>(null);
  const change = (codes: string[]) => {
    const added = withoutCountries(codes, value);
    setBulk(added.length > manyCountries ? { before: value, after: codes } : null);
    onChange(codes);
  };
  const isOffered = bulk !== null && !isUndoneElsewhere && hasSameCountries(bulk.after, value);
  const undo = () => {
    if (bulk === null) return;
    setBulk(null);
    onChange([...bulk.before]);
    focusCause(id);
  };
  return (
    <>
      <Box onFocus={() => setIsVisited(true)} sx={{ display: 'contents' }}>
        <TreeSelect
          {...props}
          allLabel={t('countries.all')}
          groups={found}
          filterMinLength={filterMinLength}
          onChange={change}
        />
      </Box>
      <Box role="status" sx={isOffered ? {} : { position: 'absolute' }}>
        {isOffered && (
          <InlineNotice
            tone="info"
            announce="none"
            actions={
              <Button size="small" variant="outlined" color="inherit" onClick={undo}>
                {t('countrySelect.undo')}
              </Button>
            }
          >
            {t('countrySelect.added', { count: withoutCountries(bulk.after, bulk.before).length })}
          </InlineNotice>
        )}
      </Box>
    </>
  );
}
