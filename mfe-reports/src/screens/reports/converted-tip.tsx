import { Box, HelpTip, MoreTexts, useText } from '@listings/shared-ui';
import { convertedTexts } from '../../messages/converted.texts';

const catalogs = { reports: { converted: convertedTexts } };

function Tip({ name }: { name: string }) {
  const t = useText('reports');
  return (
    <Box component="span" sx={{ display: 'inline-flex', ml: 0.5, verticalAlign: 'middle' }}>
      <HelpTip label={t('converted.label', { name })} text={t('converted.tip')} />
    </Box>
  );
}

/** Says of a row that it is a campaign from before its upgrade [O4.08]. */
export function ConvertedTip(props: { readonly name: string }) {
  return (
    <MoreTexts catalogs={catalogs}>
      <Tip {...props} />
    </MoreTexts>
  );
}
