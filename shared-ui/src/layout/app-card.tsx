import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useId, type CSSProperties, type ReactNode } from 'react';
import { Panel } from './panel';

export interface AppCardProps {
  /** An icon, or a letter in place of a mark. */
  readonly icon?: ReactNode;
  readonly title: ReactNode;
  readonly description?: ReactNode;
  /** State or button on the right; below the text on small screens. */
  readonly indicator?: ReactNode;
  /** Beneath the description: a small link, a hint. */
  readonly helper?: ReactNode;
  readonly headingLevel?: 2 | 3 | 4 | undefined;
  /** Something about this card is on its way. */
  readonly busy?: boolean | undefined;
  /** Not its turn yet: shown muted; its controls should be disabled. */
  readonly disabled?: boolean | undefined;
  /** More parts beneath the row: PanelBody, PanelFooter. */
  readonly children?: ReactNode;
}

/** Angle between the hues of neighbours in the alphabet, in degrees: letters of a screen are far from each other. */
const HUE_STEP = 40;

/** Picture of a card, muted with it; its look is the page's (`root-config/src/look.css`). */
const Mark = ({ icon, muted }: { icon: ReactNode; muted: boolean }) => {
  const letter = typeof icon === 'string' ? icon : undefined;
  const hue = { '--mark-hue': letter && (letter.charCodeAt(0) * HUE_STEP) % 360 } as CSSProperties;
  return (
    <span aria-hidden className="ui-mark" data-letter={letter} data-muted={muted || undefined} style={hue}>
      {icon}
    </span>
  );
};

/** An account-like row: icon, title, description, and at the right its state or its button. */
export function AppCard(props: AppCardProps) {
  const {
    icon,
    title,
    description,
    indicator,
    helper,
    headingLevel = 3,
    busy = false,
    disabled = false,
    children,
  } = props;
  const titleId = useId();
  return (
    <Panel role="group" aria-labelledby={titleId} aria-busy={busy}>
      <Box
        className="ui-panel-header"
        sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2, px: 3, py: 2.5 }}
      >
        {icon !== undefined && <Mark icon={icon} muted={disabled} />}
        <Box sx={{ flex: '1 1 13.75rem', minWidth: 0, overflowWrap: 'anywhere' }}>
          <Typography
            id={titleId}
            variant="h3"
            component={`h${headingLevel}`}
            color={disabled ? 'textSecondary' : undefined}
          >
            {title}
          </Typography>
          {description !== undefined && (
            <Typography component="div" variant="body2" color="textSecondary" sx={{ mt: 0.25 }}>
              {description}
            </Typography>
          )}
          {helper !== undefined && <Box sx={{ mt: 0.75, typography: 'body2' }}>{helper}</Box>}
        </Box>
        {indicator !== undefined && <Box sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>{indicator}</Box>}
      </Box>
      {children}
    </Panel>
  );
}
