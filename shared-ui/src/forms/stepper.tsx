import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import { styled } from '@mui/material/styles';
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

const narrow = '@media (max-width:599.95px)';
const hidden = { position: 'absolute', width: 1, height: 1, overflow: 'hidden', clipPath: 'inset(50%)' } as const;
/** Words for assistive technology, and for all on a phone. */
const Words = styled('span')({ '@media (min-width:600px)': hidden });
/** Part of the bar on a phone: what is done and where one is are full. */
const barOf = (state: StepState) => {
  const colour = `var(--ui-palette-${state === 'later' ? 'divider' : 'primary-main'})`;
  return `linear-gradient(${colour} 0 0) 50% calc(100% - 6px) / calc(100% - 4px) 4px no-repeat`;
};

/**
 * Place of a step on a phone. The words of the open one take the whole width, and as many lines as they need over the bar,
 * whose other parts take the presses.
 */
const placeOf = (state: StepState, position: number, count: number) => {
  if (state !== 'active') return { [narrow]: { gridArea: `1 / ${position}` } };
  return {
    [narrow]: {
      gridArea: '1 / 1 / 2 / -1',
      pointerEvents: 'none',
      '& button': { position: 'static', alignItems: 'flex-start', pt: 0.5, pb: 1.5, background: 'none' },
      '&::after': {
        content: '""',
        position: 'absolute',
        bottom: 0,
        height: 44,
        width: `${100 / count}%`,
        insetInlineStart: `${(100 / count) * (position - 1)}%`,
        background: barOf(state),
      },
    },
  } as const;
};

function StepMark({ state, position }: { state: StepState; position: number }) {
  return (
    <Box
      component="span"
      aria-hidden
      sx={{
        flex: 'none',
        display: 'grid',
        placeItems: 'center',
        [narrow]: { display: 'none' },
        width: '1.75rem',
        height: '1.75rem',
        borderRadius: '50%',
        typography: 'caption',
        fontWeight: 600,
        border: 1,
        ...(state === 'later'
          ? { borderColor: 'text.secondary', color: 'text.secondary' }
          : { bgcolor: 'primary.main', borderColor: 'primary.main', color: 'primary.contrastText' }),
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
      sx={{ flex: '1 1 auto', minWidth: 0, ...placeOf(state, position, count) }}
    >
      <ButtonBase
        disabled={!open}
        onClick={onSelect}
        data-step={state}
        sx={{
          width: '100%',
          gap: 1.25,
          px: { sm: 1.5 },
          py: { sm: 1 },
          borderRadius: 2,
          justifyContent: 'flex-start',
          textAlign: 'start',
          typography: 'body2',
          // One weight for all: a label that becomes bold would take another line.
          fontWeight: 500,
          color: state === 'later' ? 'text.secondary' : 'text.primary',
          [narrow]: { height: '100%', background: barOf(state) },
        }}
      >
        <StepMark state={state} position={position} />
        <Box component="span" sx={state === 'active' ? {} : { [narrow]: hidden }}>
          <Words>{`${t('step', { position, count })}: `}</Words>
          {step.label}
          {state === 'done' && <VisuallyHidden>{` (${t('stepDone')})`}</VisuallyHidden>}
        </Box>
      </ButtonBase>
    </Box>
  );
}

/**
 * The steps of a wizard: those reached can be opened again, later ones cannot. On a phone a line, “Step 3 of 4: Shipping”,
 * over a bar with a part for each step.
 */
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
      className="ui-steps"
      aria-label={label}
      sx={{
        listStyle: 'none',
        m: 0,
        p: 0,
        position: 'relative',
        display: 'flex',
        gap: { sm: 0.5, md: 1 },
        [narrow]: {
          display: 'grid',
          gridTemplate: `minmax(44px, auto) / repeat(${steps.length}, 1fr)`,
        },
        // Marks stand in line with the content.
        mx: { sm: -1.5 },
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
