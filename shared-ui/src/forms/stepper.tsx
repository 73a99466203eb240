import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import type { ReactNode } from 'react';
import { CheckIcon } from '../icons';
import { useUiText } from '../i18n/text-context';
import { VisuallyHidden } from '../layout/visually-hidden';

export interface StepperStep {
  readonly key: string;
  readonly label: ReactNode;
}

export interface StepperProps {
  /** Names the list for assistive technology. */
  readonly label: string;
  readonly steps: readonly StepperStep[];
  readonly active: string;
  /** Key of the last step that may be opened by clicking; the active one when absent. */
  readonly reached?: string | undefined;
  readonly onSelect: (key: string) => void;
}

type StepState = 'done' | 'active' | 'later';

function StepMark({ state, position }: { state: StepState; position: number }) {
  return (
    <Box
      component="span"
      aria-hidden
      sx={{
        flex: 'none',
        display: 'grid',
        placeItems: 'center',
        width: 28,
        height: 28,
        borderRadius: '50%',
        typography: 'caption',
        fontWeight: 600,
        border: 1,
        ...(state === 'active'
          ? { bgcolor: 'primary.main', borderColor: 'primary.main', color: 'primary.contrastText' }
          : state === 'done'
            ? { borderColor: 'primary.main', color: 'primary.main' }
            : { borderColor: 'text.secondary', color: 'text.secondary' }),
      }}
    >
      {state === 'done' ? <CheckIcon sx={{ fontSize: 18 }} /> : position}
    </Box>
  );
}

interface StepProps {
  step: StepperStep;
  position: number;
  count: number;
  state: StepState;
  open: boolean;
  onSelect: () => void;
}

function Step({ step, position, count, state, open, onSelect }: StepProps) {
  const t = useUiText();
  return (
    <Box
      component="li"
      aria-current={state === 'active' ? 'step' : undefined}
      sx={{ flex: { xs: '1 1 100%', md: '1 1 0' }, minWidth: 0 }}
    >
      <ButtonBase
        disabled={!open}
        onClick={onSelect}
        sx={{
          width: '100%',
          gap: 1.25,
          px: 1.5,
          py: 1,
          borderRadius: 2,
          justifyContent: 'flex-start',
          textAlign: 'start',
          typography: 'body2',
          fontWeight: state === 'active' ? 600 : 400,
          color: state === 'later' ? 'text.secondary' : 'text.primary',
        }}
      >
        <StepMark state={state} position={position} />
        <span>
          <VisuallyHidden>{`${t('step', { position, count })}: `}</VisuallyHidden>
          {step.label}
          {state === 'done' && <VisuallyHidden>{` (${t('stepDone')})`}</VisuallyHidden>}
        </span>
      </ButtonBase>
    </Box>
  );
}

/** The steps of a wizard: those reached can be opened again, later ones cannot. Vertical below `medium`. */
export function Stepper({ label, steps, active, reached = active, onSelect }: StepperProps) {
  const activeIndex = steps.findIndex((step) => step.key === active);
  const reachedIndex = Math.max(
    activeIndex,
    steps.findIndex((step) => step.key === reached),
  );
  const stateOf = (index: number): StepState =>
    index === activeIndex ? 'active' : index < Math.max(activeIndex, reachedIndex) ? 'done' : 'later';
  return (
    <Box
      component="ol"
      aria-label={label}
      sx={{
        listStyle: 'none',
        m: 0,
        p: 0,
        display: 'flex',
        flexDirection: { xs: 'column', md: 'row' },
        gap: { xs: 0.5, md: 1 },
      }}
    >
      {steps.map((step, index) => (
        <Step
          key={step.key}
          step={step}
          position={index + 1}
          count={steps.length}
          state={stateOf(index)}
          open={index !== activeIndex && index <= reachedIndex}
          onSelect={() => onSelect(step.key)}
        />
      ))}
    </Box>
  );
}
