import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { Typography } from './typography';

export interface PageTitleProps {
  readonly children: ReactNode;
  readonly id?: string | undefined;
}

/** The page's one `h1`. Takes the focus by script (`data-page-title`), so that a new screen is announced. */
export function PageTitle({ children, id }: PageTitleProps) {
  return (
    <Typography variant="h1" tabIndex={-1} data-page-title="" id={id}>
      {children}
    </Typography>
  );
}

export interface PageProps {
  /** Shown as the page's `h1`; leave out where the shell shows it. */
  readonly title?: ReactNode;
  readonly description?: ReactNode;
  /** Link back, left above the title. */
  readonly back?: ReactNode;
  /** Buttons beside the title. */
  readonly actions?: ReactNode;
  /** `narrow` 720 px for forms, `normal` 1080 px, `wide` 1680 px for tables. */
  readonly width?: 'narrow' | 'normal' | 'wide' | undefined;
  readonly children: ReactNode;
}

const maxWidths = { narrow: 720, normal: 1080, wide: 1680 } as const;

function PageHeading({ title, description, actions }: Pick<PageProps, 'title' | 'description' | 'actions'>) {
  return (
    <Box
      component="header"
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        gap: 2,
        alignItems: 'flex-start',
        justifyContent: 'space-between',
        mb: 3,
      }}
    >
      <Box sx={{ minWidth: 0, flex: '1 1 320px' }}>
        {title !== undefined && <PageTitle>{title}</PageTitle>}
        {description !== undefined && (
          <Typography color="textSecondary" sx={{ mt: 0.5, maxWidth: 720 }}>
            {description}
          </Typography>
        )}
      </Box>
      {actions !== undefined && <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>{actions}</Box>}
    </Box>
  );
}

/** A screen's outer frame: width, margins, title region. */
export function Page({ title, description, back, actions, width = 'normal', children }: PageProps) {
  const hasHeading = title !== undefined || description !== undefined || actions !== undefined;
  return (
    <Box
      className={`ui-${width}`}
      sx={{ maxWidth: maxWidths[width], mx: 'auto', px: { xs: 2, md: 3 }, py: { xs: 2, md: 4 } }}
    >
      {back !== undefined && (
        <Box className="ui-back" sx={{ mb: 1 }}>
          {back}
        </Box>
      )}
      {hasHeading && <PageHeading title={title} description={description} actions={actions} />}
      {children}
    </Box>
  );
}
