import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';

export interface EmptyStateProps {
  readonly icon?: ReactNode;
  readonly title: ReactNode;
  readonly children?: ReactNode;
  readonly action?: ReactNode;
}

/** Message for an empty view: the reason, and a way on. */
export function EmptyState({ icon, title, children, action }: EmptyStateProps) {
  return (
    <Box
      sx={{ display: 'flex', flexDirection: 'column', alignItems: 'center', textAlign: 'center', gap: 1, px: 3, py: 5 }}
    >
      {icon !== undefined && (
        <span aria-hidden className="ui-empty">
          {icon}
        </span>
      )}
      <Typography variant="h3" component="p">
        {title}
      </Typography>
      {children !== undefined && (
        <Typography component="div" variant="body2" color="textSecondary" sx={{ maxWidth: 480 }}>
          {children}
        </Typography>
      )}
      {action !== undefined && <Box sx={{ mt: 1 }}>{action}</Box>}
    </Box>
  );
}
