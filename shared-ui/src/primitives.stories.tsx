import { AddIcon } from './icons';
import { Box, IconButton, Link, Skeleton, Stack, Typography } from './primitives';

export default { title: 'Primitives', subcomponents: { Box, IconButton, Link, Skeleton, Stack, Typography } };

export const Type = () => (
  <Stack spacing={1}>
    <Typography variant="h1">Title of a page</Typography>
    <Typography variant="h2">Title of a section</Typography>
    <Typography variant="h3">Title of a card</Typography>
    <Typography>
      Text, with a <Link href="#there">link</Link> in it.
    </Typography>
    <Typography variant="body2" color="textSecondary">
      What is said beside it
    </Typography>
    <Typography variant="caption">Small print</Typography>
  </Stack>
);

export const Levels = () => (
  <Stack spacing={3}>
    {['raised', 'lifted'].map((level) => (
      <Box
        key={level}
        sx={{ p: 3, borderRadius: '12px', bgcolor: 'background.paper', boxShadow: `var(--ui-${level})` }}
      >
        {level === 'raised' ? 'One topic' : 'Over the page'}
        <Box sx={{ mt: 2, p: 1, bgcolor: 'var(--ui-soft)' }}>Belongs to what it lies in</Box>
      </Box>
    ))}
  </Stack>
);

export const Placeholder = () => (
  <Box aria-busy="true">
    <Skeleton width="100%" height={28} />
    <Skeleton width="60%" height={28} />
  </Box>
);

export const IconButtons = () => (
  <Stack direction="row" spacing={1}>
    <IconButton aria-label="Add">
      <AddIcon />
    </IconButton>
    <IconButton aria-label="Add, not now" disabled>
      <AddIcon />
    </IconButton>
  </Stack>
);
