import { usePage } from '@listings/shared-app';
import { Link, MoreTexts, useFormats, useText } from '@listings/shared-ui';
import { useState } from 'react';
import { countriesTexts } from '../../messages/countries.texts';
import type { Program } from './program-rows.rules';

export interface CountriesProps {
  readonly countries: Program['countries'];
  /** Name of the program whose countries they are. */
  readonly program: string;
}

function Unfolding({ countries, program }: CountriesProps) {
  const t = useText('dashboard');
  const { countries: names } = usePage().bootstrap;
  const { row } = useFormats();
  const [isOpen, setOpen] = useState(false);
  const named = [...countries].map((code) => names[code] ?? code);
  const more = isOpen ? t('opened.fewer') : t('programs.more', { count: named.length - 1 });
  return (
    <>
      {isOpen ? row(named) : named[0]}{' '}
      <Link
        component="button"
        type="button"
        variant="body2"
        aria-expanded={isOpen}
        aria-label={t('opened.countriesOf', { more, name: program })}
        onClick={() => setOpen(!isOpen)}
        sx={{ verticalAlign: 'baseline', whiteSpace: 'nowrap', minHeight: 24 }}
      >
        {more}
      </Link>
    </>
  );
}

const catalogs = { dashboard: { opened: countriesTexts } };

/** The first of several countries, and the others when they are asked for. */
export function MoreCountries(props: CountriesProps) {
  return (
    <MoreTexts catalogs={catalogs}>
      <Unfolding {...props} />
    </MoreTexts>
  );
}
