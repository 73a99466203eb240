import Box from '@mui/material/Box';
import { useId, type ReactNode } from 'react';
import { Typography } from './typography';

export interface SectionProps {
  /** Absent where the title of the page says it. */
  readonly title?: ReactNode;
  readonly description?: ReactNode;
  /** Beneath the description, such as a link. */
  readonly aside?: ReactNode;
  readonly headingLevel?: 2 | 3 | undefined;
  readonly disabled?: boolean | undefined;
  readonly id?: string | undefined;
  readonly children: ReactNode;
}

const columns = { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 280px) minmax(0, 1fr)' } as const;

const paragraphs = { mt: 0.75, '& p': { m: 0, mb: 1 } } as const;

/** One topic of a screen: title and description on the left, its cards on the right from `large` up. */
export function Section({ title, description, aside, headingLevel = 2, disabled = false, id, children }: SectionProps) {
  const titleId = useId();
  return (
    <Box
      component="section"
      aria-labelledby={title ? titleId : undefined}
      id={id}
      inert={disabled ? true : undefined}
      sx={{
        display: 'grid',
        gridTemplateColumns: columns,
        columnGap: 5,
        rowGap: 2,
        py: 3,
        '& + &': { borderTop: 1, borderColor: 'divider' },
        ...(disabled ? { opacity: 0.6 } : {}),
      }}
    >
      <Box>
        {title && (
          <Typography id={titleId} variant="h2" component={`h${headingLevel}`}>
            {title}
          </Typography>
        )}
        {description !== undefined && (
          <Typography component="div" variant="body2" color="textSecondary" sx={paragraphs}>
            {description}
          </Typography>
        )}
        {aside !== undefined && <Box sx={{ mt: 1, typography: 'body2' }}>{aside}</Box>}
      </Box>
      <Box className="ui-cards" sx={{ display: 'flex', flexDirection: 'column', gap: 2, minWidth: 0 }}>
        {children}
      </Box>
    </Box>
  );
}

/** The buttons at the end of a screen of sections, in line with their cards; on a phone they stay in sight. */
export function SectionActions({ children }: { children: ReactNode }) {
  return (
    <Box data-actions sx={{ display: 'grid', gridTemplateColumns: columns, columnGap: 5, pb: 3 }}>
      <Box sx={{ gridColumn: { lg: 2 } }}>{children}</Box>
    </Box>
  );
}
