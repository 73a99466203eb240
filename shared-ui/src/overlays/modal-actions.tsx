import Box from '@mui/material/Box';
import { useId, type ReactNode } from 'react';
import { Button } from '../actions/button';
import { ReasonList, type Reason } from '../actions/reason-list';
import { useUiText } from '../i18n/text-context';

export interface ModalActionsProps {
  /** Name of the main button. */
  readonly children: ReactNode;
  readonly onConfirm: () => void;
  /** It destroys something. */
  readonly danger?: boolean | undefined;
  readonly loading?: boolean | undefined;
  readonly disabled?: boolean | undefined;
  /** Reasons why the main button cannot be pressed yet; it is disabled while there are any. */
  readonly reasons?: readonly Reason[] | undefined;
  readonly reasonsTitle?: string | undefined;
  /** Shows the way out beside the main button. */
  readonly onCancel?: (() => void) | undefined;
  readonly cancelLabel?: ReactNode;
  readonly cancelDisabled?: boolean | undefined;
  /** What else can be done, at the start of the line. */
  readonly other?: ReactNode;
}

/** Foot of a modal: what is left to do, the way out, the main button; in this order in every modal and at every width. */
export function ModalActions(props: ModalActionsProps) {
  const { reasons = [], onCancel, loading = false, disabled = false, danger = false, cancelDisabled = loading } = props;
  const t = useUiText();
  const reasonsId = useId();
  const isBlocked = reasons.length > 0;
  return (
    <Box
      sx={{ flex: 1, display: 'flex', flexWrap: 'wrap', alignItems: 'center', justifyContent: 'flex-end', gap: 1.5 }}
    >
      <Box sx={{ flexBasis: '100%', '&:empty': { display: 'none' } }}>
        <ReasonList id={reasonsId} title={props.reasonsTitle} reasons={reasons} />
      </Box>
      <Box sx={{ marginInlineEnd: 'auto', '&:empty': { display: 'none' } }}>{props.other}</Box>
      {onCancel && (
        <Button variant="text" color="inherit" disabled={cancelDisabled} onClick={onCancel}>
          {props.cancelLabel ?? t('cancel')}
        </Button>
      )}
      <Button
        // What destroys something is not pressed by Enter in a field.
        type={danger ? 'button' : 'submit'}
        variant="contained"
        color={danger ? 'error' : 'primary'}
        loading={loading}
        disabled={disabled || isBlocked}
        aria-describedby={isBlocked ? reasonsId : undefined}
        onClick={(event) => {
          // The form may be gone when its turn comes.
          event.preventDefault();
          props.onConfirm();
        }}
      >
        {props.children}
      </Button>
    </Box>
  );
}
