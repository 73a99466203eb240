import IconButton from '@mui/material/IconButton';
import { HelpIcon } from '../icons';
import { Tooltip } from './tooltip';

export interface HelpTipProps {
  /** Subject of the explanation; names the button. */
  readonly label: string;
  /** The explanation. */
  readonly text: string;
  /** Called each time it shows. */
  readonly onShow?: (() => void) | undefined;
}

/** A question mark with an explanation. */
export function HelpTip({ label, text, onShow }: HelpTipProps) {
  return (
    <Tooltip title={text} onShow={onShow}>
      <IconButton size="small" aria-label={label}>
        <HelpIcon fontSize="small" />
      </IconButton>
    </Tooltip>
  );
}
