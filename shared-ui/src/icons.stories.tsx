import Box from '@mui/material/Box';
import * as icons from './icons';

export default { title: 'Icons', subcomponents: icons };

export const All = () => (
  <Box component="ul" sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, m: 0, p: 0, listStyle: 'none' }}>
    {Object.entries(icons).map(([name, Icon]) => (
      <Box component="li" key={name} sx={{ width: 120, textAlign: 'center', typography: 'caption' }}>
        <Icon aria-hidden />
        <div>{name}</div>
      </Box>
    ))}
  </Box>
);
