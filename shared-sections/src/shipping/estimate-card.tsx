import { AddIcon, Box, Button, Panel, PanelBody, PanelFooter, PanelHeader } from '@listings/shared-ui';
import { FieldError } from '@listings/shared-ui/forms';
import type { ReactNode } from 'react';

export interface EstimateCardProps {
  readonly id: string;
  readonly title: string;
  readonly error?: string | undefined;
  /** Shows the button that adds a row. */
  readonly add?: { readonly id: string; readonly label: string; readonly onClick: () => void } | undefined;
  /** Save status of its rows. */
  readonly saving: ReactNode;
  readonly children: ReactNode;
}

/** A card of estimates: its rows, what is wrong with them, and the button that adds one. */
export function EstimateCard({ id, title, error, add, saving, children }: EstimateCardProps) {
  return (
    <Panel id={id} role="group" aria-labelledby={`${id}-title`} aria-describedby={error ? `${id}-error` : undefined}>
      <PanelHeader id={`${id}-title`} title={title} />
      <PanelBody>
        <Box sx={{ display: 'flex', flexDirection: 'column', gap: 2 }}>{children}</Box>
        {error !== undefined && <FieldError id={`${id}-error`}>{error}</FieldError>}
        {saving}
      </PanelBody>
      {add && (
        <PanelFooter>
          <Button id={add.id} size="small" variant="outlined" startIcon={<AddIcon />} onClick={add.onClick}>
            {add.label}
          </Button>
        </PanelFooter>
      )}
    </Panel>
  );
}
