import { Box } from '@listings/shared-ui';

/** Letters in place of marks that belong to others, by account. */
const letters = { hosting: 'W', provider: 'G', merchant: 'M', ads: 'A' } as const;

/** Tells one account's card from the next at a glance; its name stands beside it. */
export const AccountMark = ({ kind, muted }: { kind: keyof typeof letters; muted: boolean }) => (
  <Box
    sx={{
      display: 'grid',
      placeItems: 'center',
      width: 36,
      height: 36,
      borderRadius: 1,
      border: 1,
      borderColor: 'divider',
      bgcolor: 'background.default',
      color: muted ? 'text.disabled' : 'primary.main',
      typography: 'h3',
    }}
  >
    {letters[kind]}
  </Box>
);
