import { Box, Panel, Typography, useText } from '@listings/shared-ui';

const colours = {
  '.ground': { fill: 'var(--ui-palette-primary-light)' },
  '.sheet': { fill: 'var(--ui-palette-background-paper)', stroke: 'var(--ui-palette-divider)' },
  '.line': { fill: 'var(--ui-palette-divider)' },
  '.accent': { fill: 'var(--ui-palette-primary-main)' },
  '.way': {
    fill: 'none',
    stroke: 'var(--ui-palette-primary-main)',
    strokeWidth: 4,
    strokeDasharray: '2 12',
    strokeLinecap: 'round',
  },
  '.goods': { fill: 'none', stroke: 'var(--ui-palette-primary-main)', strokeWidth: 5, strokeLinejoin: 'round' },
} as const;

/** A parcel on its way from the store to a customer. Source of the size: S9.09. */
function HeroPicture() {
  return (
    <Box
      component="svg"
      viewBox="0 0 720 319"
      width="720"
      height="319"
      aria-hidden="true"
      focusable="false"
      sx={{ display: 'block', width: '100%', height: 'auto', ...colours }}
    >
      <rect className="ground" width="720" height="319" />
      <path className="way" d="M214 224 C 300 120, 420 120, 506 224" />
      <rect className="sheet" x="76" y="120" width="132" height="118" rx="10" />
      <path className="goods" d="M66 122 l18 -42 h116 l18 42 z" />
      <rect className="line" x="98" y="168" width="36" height="70" rx="4" />
      <rect className="line" x="150" y="168" width="38" height="34" rx="4" />
      <rect className="sheet" x="318" y="94" width="84" height="72" rx="8" />
      <path className="goods" d="M318 118 h84 M360 94 v72" />
      <rect className="sheet" x="512" y="146" width="126" height="92" rx="10" />
      <path className="goods" d="M500 150 l75 -58 75 58" />
      <rect className="line" x="556" y="182" width="38" height="56" rx="4" />
      <circle className="accent" cx="575" cy="66" r="12" />
    </Box>
  );
}

/** What the step is about, in a picture and two sentences [S2.25]. */
export function ListingsHero() {
  const t = useText('setup');
  return (
    <Panel sx={{ overflow: 'hidden', mb: 1 }}>
      <Box
        sx={{
          display: 'grid',
          alignItems: 'center',
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) minmax(0, 360px)' },
        }}
      >
        <Box sx={{ p: 3 }}>
          <Typography variant="h3" component="p" sx={{ mb: 0.5 }}>
            {t('wizard.listings.hero.title')}
          </Typography>
          <Typography variant="body2" color="textSecondary">
            {t('wizard.listings.hero.text')}
          </Typography>
        </Box>
        <HeroPicture />
      </Box>
    </Panel>
  );
}
