import { createSvgIcon } from '@mui/material/SvgIcon';

/**
 * An icon of 24 by 24 units, drawn by these paths; a component as those of MUI are. The paths are those of Material Design icons
 * (Google, Apache License 2.0, github.com/google/material-design-icons): the package that has all of them is 43,000 files.
 */
export const svgIcon = (name: string, ...paths: readonly string[]) =>
  createSvgIcon(
    paths.map((path) => <path key={path} d={path} />),
    name,
  );
