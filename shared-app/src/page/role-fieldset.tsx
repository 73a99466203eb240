import type { EndpointKey } from '@listings/shared-api/contract';
import { Box, InlineNotice } from '@listings/shared-ui';
import type { ReactNode } from 'react';
import { useMay } from './use-may';

export interface RoleFieldsetProps {
  /** The call by which what is changed here is saved. */
  readonly call: EndpointKey;
  /** The reason stands above another part of the same form. */
  readonly quiet?: boolean;
  readonly children: ReactNode;
}

const looks = {
  display: 'flex',
  flexDirection: 'column',
  gap: 2,
  minWidth: 0,
  m: 0,
  p: 0,
  border: 0,
  '& :disabled': { cursor: 'not-allowed' },
  '& button:disabled': { color: 'text.disabled' },
} as const;

/** Parts that are saved as they are changed: to read alone, with the reason and whom to ask, where the role does not allow it. */
export function RoleFieldset({ call, quiet = false, children }: RoleFieldsetProps) {
  const [refusal] = useMay()(call);
  if (refusal === undefined) return children;
  return (
    <>
      {!quiet && <InlineNotice tone="info">{refusal.text}</InlineNotice>}
      <Box component="fieldset" disabled sx={looks}>
        {children}
      </Box>
    </>
  );
}
