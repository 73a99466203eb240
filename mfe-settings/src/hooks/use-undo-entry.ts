import type { ActivityEntry, ApiError } from '@listings/shared-api/contract';
import { useFailureNotice, usePage } from '@listings/shared-app';
import { useText } from '@listings/shared-ui';
import { useState } from 'react';

/** Why a change could not be taken back: who changed the same since and when (seconds), in which entry. */
export interface UndoRefused {
  readonly code: string;
  readonly by: string | null;
  readonly at: number | null;
  readonly entry: number | null;
}

export interface UndoEntryView {
  readonly isAsking: boolean;
  readonly ask: () => void;
  readonly cancel: () => void;
  readonly busy: boolean;
  readonly confirm: () => void;
  readonly refused: UndoRefused | null;
}

const CHANGED_SINCE = 409;

const textOrNull = (value: unknown): string | null => (typeof value === 'string' ? value : null);
const numberOrNull = (value: unknown): number | null => (typeof value === 'number' ? value : null);

function refusalOf({ status, code, details }: ApiError): UndoRefused | null {
  if (status !== CHANGED_SINCE) return null;
  const { by, at, entry } = (details.errors ?? {}) as Readonly<Record<string, unknown>>;
  return { code: code ?? '', by: textOrNull(by), at: numberOrNull(at), entry: numberOrNull(entry) };
}

/** Takes a change back after a confirmation; the list is read anew after it. */
export function useUndoEntry({ id }: ActivityEntry): UndoEntryView {
  const { api, notices } = usePage();
  const t = useText('settings');
  const notifyFailure = useFailureNotice();
  const [phase, setPhase] = useState<'closed' | 'asking' | 'busy'>('closed');
  const [refused, setRefused] = useState<UndoRefused | null>(null);
  const confirm = async () => {
    setPhase('busy');
    setRefused(null);
    try {
      await api.undoActivity({ params: { id } });
      notices.show({ kind: 'success', text: t('activity.undo.done') });
    } catch (error) {
      const refusal = refusalOf(error as ApiError);
      if (refusal) setRefused(refusal);
      else notifyFailure('undoActivity', error as ApiError);
    }
    setPhase('closed');
  };
  return {
    isAsking: phase !== 'closed',
    ask: () => setPhase('asking'),
    cancel: () => setPhase('closed'),
    busy: phase === 'busy',
    confirm: () => void confirm(),
    refused,
  };
}
