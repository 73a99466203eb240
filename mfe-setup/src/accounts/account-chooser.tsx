import {
  Box,
  Button,
  PanelBody,
  PanelFooter,
  type Reason,
  ReasonList,
  Select,
  type SelectOption,
} from '@listings/shared-ui';
import type { ReactNode } from 'react';

interface Props {
  /** Id of the list; what keeps the button closed leads there. */
  readonly id: string;
  readonly options: readonly SelectOption[];
  readonly pickedId: number | null;
  readonly busy: boolean;
  readonly texts: {
    readonly choose: string;
    readonly placeholder: string;
    readonly connect: string;
    readonly notChosen: string;
    readonly toConnect: string;
    readonly createNew: string;
  };
  /** Beneath the list: why the picked account cannot be connected. */
  readonly children?: ReactNode;
  readonly onPick: (id: number) => void;
  readonly onConnect: () => void;
  readonly onCreate: () => void;
}

/** Connect an existing account chosen from the list, or create a new one. */
export function AccountChooser({ id, options, pickedId, busy, texts, children, onPick, onConnect, onCreate }: Props) {
  const reasonsId = `${id}-reasons`;
  const reasons: Reason[] = pickedId === null ? [{ key: 'notChosen', text: texts.notChosen, targetId: id }] : [];
  return (
    <>
      <PanelBody>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, alignItems: 'flex-end' }}>
          <Box sx={{ flex: '1 1 240px', minWidth: 0 }}>
            <Select
              id={id}
              label={texts.choose}
              value={pickedId === null ? '' : String(pickedId)}
              placeholder={texts.placeholder}
              options={options}
              disabled={busy}
              onChange={(value) => onPick(Number(value))}
            />
          </Box>
          <Button
            variant="contained"
            disabled={reasons.length > 0}
            aria-describedby={reasons.length > 0 ? reasonsId : undefined}
            loading={busy}
            onClick={onConnect}
          >
            {texts.connect}
          </Button>
        </Box>
        <ReasonList id={reasonsId} title={texts.toConnect} reasons={reasons} />
        {children}
      </PanelBody>
      <PanelFooter>
        <Button variant="text" size="small" disabled={busy} onClick={onCreate}>
          {texts.createNew}
        </Button>
      </PanelFooter>
    </>
  );
}
