import { pseudoText } from '@listings/shared-machines';
import type { WriteConflictActor } from '@listings/shared-machines/write-conflict';
import { AppProviders, Box, Button, createTexts, TextsProvider } from '@listings/shared-ui';
import { RadioCards } from '@listings/shared-ui/forms';
import { Modal, ModalActions } from '@listings/shared-ui/overlays';
import { useSyncExternalStore } from 'react';
import { createRoot } from 'react-dom/client';
import type { ConflictWords, ShownField } from './conflict-words';

interface DialogProps {
  readonly actor: WriteConflictActor;
  readonly words: ConflictWords;
}

interface FieldProps extends DialogProps {
  readonly field: ShownField;
  readonly side: 'mine' | 'theirs' | null;
}

function Field({ actor, words: { text }, field, side }: FieldProps) {
  return (
    <RadioCards
      legend={field.label}
      hint={field.base === null ? undefined : text('before', { value: field.base })}
      value={side}
      onChange={(chosen) => actor.send({ type: 'side.chosen', field: field.key, side: chosen })}
      options={[
        { value: 'mine', label: text('mine', { value: field.mine }) },
        { value: 'theirs', label: text('theirs', { value: field.theirs }) },
      ]}
    />
  );
}

function AllAtOnce({ actor, words: { text } }: DialogProps) {
  const all = (side: 'mine' | 'theirs', label: string) => (
    <Button variant="outlined" size="small" onClick={() => actor.send({ type: 'sides.chosen', side })}>
      {label}
    </Button>
  );
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, my: 1 }}>
      {all('mine', text('allMine'))}
      {all('theirs', text('allTheirs'))}
    </Box>
  );
}

/** What else they changed: it stays as they made it. */
function Alone({ fields, words: { text } }: { fields: readonly ShownField[]; words: ConflictWords }) {
  if (fields.length === 0) return null;
  return (
    <Box sx={{ color: 'text.secondary', mt: 2 }}>
      {text('alone')}
      <Box component="ul" sx={{ m: 0, ps: 3 }}>
        {fields.map(({ key, label, theirs }) => (
          <li key={key}>{`${label}: ${theirs}`}</li>
        ))}
      </Box>
    </Box>
  );
}

/** Asks which side stands of each field that both changed. */
function ConflictDialog({ actor, words }: DialogProps) {
  const subscribe = (listener: () => void) => {
    const subscription = actor.subscribe(listener);
    return () => subscription.unsubscribe();
  };
  const snapshot = useSyncExternalStore(subscribe, () => actor.getSnapshot());
  const { text } = words;
  const { context } = snapshot;
  const { open, alone } = words.fieldsOf(context);
  const left = open.filter(({ key }) => context.sides[key] === undefined);
  const actions = (
    <ModalActions
      loading={snapshot.hasTag('busy')}
      reasons={left.map(({ key, label }) => ({ key, text: text('left', { fields: label }) }))}
      onCancel={() => actor.send({ type: 'close' })}
      cancelLabel={text('cancel')}
      onConfirm={() => actor.send({ type: 'save' })}
    >
      {text('save')}
    </ModalActions>
  );
  return (
    <Modal
      open={snapshot.status === 'active'}
      title={text('title')}
      busy={snapshot.hasTag('busy')}
      actions={actions}
      onClose={() => actor.send({ type: 'close' })}
    >
      <p>{`${words.saidBy(context)} ${text('ask')}`}</p>
      {open.length > 1 && <AllAtOnce actor={actor} words={words} />}
      {open.map((field) => (
        <Field key={field.key} actor={actor} words={words} field={field} side={context.sides[field.key] ?? null} />
      ))}
      <Alone fields={alone} words={words} />
    </Modal>
  );
}

/** Shows the dialog once there is something to ask, in a root of its own; answers with what takes it away. */
export function showConflict(actor: WriteConflictActor, words: ConflictWords, document: Document): () => void {
  let remove = (): void => undefined;
  const mount = (): void => {
    const element = document.body.appendChild(document.createElement('div'));
    const root = createRoot(element);
    const texts = createTexts({ language: words.language, catalogs: {}, transform: pseudoText });
    root.render(
      <AppProviders>
        <TextsProvider texts={texts}>
          <ConflictDialog actor={actor} words={words} />
        </TextsProvider>
      </AppProviders>,
    );
    remove = () => {
      root.unmount();
      element.remove();
    };
  };
  const asking = actor.subscribe((snapshot) => {
    if (!snapshot.hasTag('modal')) return;
    asking.unsubscribe();
    mount();
  });
  return () => {
    asking.unsubscribe();
    remove();
  };
}
