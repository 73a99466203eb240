import { AddIcon } from '../icons';
import { Stack } from '../layout/stack';
import { Button } from './button';

export default { title: 'Actions/Button', component: Button };

export const Variants = () => (
  <Stack direction="row" spacing={1} sx={{ flexWrap: 'wrap' }}>
    <Button variant="contained">Save changes</Button>
    <Button variant="outlined">Cancel</Button>
    <Button>Skip this step</Button>
    <Button color="error" variant="outlined">
      Remove
    </Button>
    <Button variant="outlined" startIcon={<AddIcon />}>
      Add a rate
    </Button>
    <Button size="small" variant="outlined">
      Small
    </Button>
  </Stack>
);

export const Disabled = () => (
  <Button variant="contained" disabled>
    Save changes
  </Button>
);

export const Loading = () => (
  <Button variant="contained" loading>
    Save changes
  </Button>
);

export const AsLink = () => (
  <Button variant="outlined" href="#there">
    Open the report
  </Button>
);
