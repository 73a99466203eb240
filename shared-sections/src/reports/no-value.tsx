import { useText } from '@listings/shared-ui';

/** The sign for no value, which reads, and tells a pointer, what there is none of; 'Unavailable' where that is not said. */
export function NoValue({ name }: { readonly name?: string | undefined }) {
  const t = useText('ui');
  const said = name ?? t('unavailable');
  return (
    <span role="img" aria-label={said} title={said}>
      {'\u2014'}
    </span>
  );
}
