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
