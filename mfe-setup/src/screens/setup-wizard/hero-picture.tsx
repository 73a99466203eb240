import { Box } from '@listings/shared-ui';

const line = {
  fill: 'none',
  stroke: 'var(--ui-palette-primary-main)',
  strokeWidth: 4,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
} as const;

const colours = {
  '.ground': { fill: 'var(--ui-palette-primary-light)' },
  '.sheet': { fill: 'var(--ui-palette-background-paper)' },
  '.shade': { fill: 'var(--ui-palette-divider)' },
  '.accent': { fill: 'var(--ui-palette-primary-main)' },
  '.soft': { fill: 'var(--ui-palette-primary-main)', opacity: 0.14 },
  '.good': { fill: 'var(--ui-palette-success-main)' },
  '.line': line,
  '.way': { ...line, strokeDasharray: '1 13' },
} as const;

function Store() {
  return (
    <g>
      <path className="sheet" d="M82 152h140v104H82z" />
      <path className="shade" d="M98 178h48v46H98zM166 178h40v78h-40z" />
      <path className="accent" d="M90 104h124l18 40H72z" />
      <path className="sheet" d="M112 104h24l-6 40h-32zM168 104h24l14 40h-32z" />
      <path
        className="accent"
        d="M72 144h32a16 16 0 0 1-32 0zM136 144h32a16 16 0 0 1-32 0zM200 144h32a16 16 0 0 1-32 0z"
      />
      <path className="sheet" d="M104 144h32a16 16 0 0 1-32 0zM168 144h32a16 16 0 0 1-32 0z" />
      <circle className="accent" cx="198" cy="218" r="4" />
    </g>
  );
}

function Van() {
  return (
    <g>
      <path className="sheet" d="M296 176h84a6 6 0 0 1 6 6v62h-96v-62a6 6 0 0 1 6-6z" />
      <path className="accent" d="M386 198h26a8 8 0 0 1 7 4l15 24v18h-48z" />
      <path className="ground" d="M396 207h14l10 17h-24z" />
      <path className="line" d="M316 196h44v34h-44zM338 196v34" />
      <circle className="accent" cx="318" cy="246" r="15" />
      <circle className="accent" cx="408" cy="246" r="15" />
      <circle className="sheet" cx="318" cy="246" r="6" />
      <circle className="sheet" cx="408" cy="246" r="6" />
      <path className="line" d="M262 198h16M254 216h24M262 234h16" />
    </g>
  );
}

function Home() {
  return (
    <g>
      <path className="sheet" d="M520 170l62-50 62 50v86H520z" />
      <path className="shade" d="M538 190h34v34h-34zM594 190h32v66h-32z" />
      <path className="line" d="M508 178l74-60 74 60" />
      <path className="good" d="M582 30a32 32 0 0 0-32 32c0 22 32 44 32 44s32-22 32-44a32 32 0 0 0-32-32z" />
      <path className="sheet" d="M566 61l11 11 21-21 5 5-26 26-16-16z" />
    </g>
  );
}

/** A delivery on its way from the store to a customer's door. Source of the size: S2.25, S9.09. */
export function HeroPicture() {
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
      <path className="ground" d="M0 0h720v319H0z" />
      <circle className="soft" cx="152" cy="170" r="112" />
      <circle className="soft" cx="582" cy="160" r="128" />
      <path className="shade" d="M0 258h720v4H0z" />
      <path className="way" d="M240 120C300 62 440 44 538 62" />
      <Store />
      <Van />
      <Home />
    </Box>
  );
}
