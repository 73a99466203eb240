import Box from '@mui/material/Box';
import { styled } from '@mui/material/styles';
import { useId, type ReactNode } from 'react';
import { VisuallyHidden } from '../layout/visually-hidden';
import { FieldError } from './field';

export interface RadioCardOption<V extends string> {
  readonly value: V;
  readonly label: ReactNode;
  readonly description?: ReactNode;
  readonly disabled?: boolean | undefined;
  /** Shown beneath the option while it is chosen. */
  readonly content?: ReactNode;
}

export interface RadioCardsProps<V extends string> {
  readonly legend: ReactNode;
  readonly legendHidden?: boolean | undefined;
  readonly value: V | null;
  readonly onChange: (value: V) => void;
  readonly options: readonly RadioCardOption<V>[];
  readonly error?: ReactNode;
  readonly hint?: ReactNode;
  readonly disabled?: boolean | undefined;
  /** Id of the group, for a reason's target. */
  readonly id?: string | undefined;
}

const Radio = styled('input')(({ theme }) => ({
  flex: 'none',
  width: 20,
  height: 20,
  margin: '1px 2px',
  accentColor: theme.vars.palette.primary.main,
}));

interface OptionProps<V extends string> {
  group: string;
  option: RadioCardOption<V>;
  chosen: boolean;
  disabled: boolean;
  onChoose: () => void;
}

function RadioCard<V extends string>({ group, option, chosen, disabled, onChoose }: OptionProps<V>) {
  const id = `${group}-${option.value}`;
  const hasDescription = option.description !== undefined;
  return (
    <Box sx={{ '& + &': { borderTop: 1, borderColor: 'divider' }, py: 1.25 }}>
      <Box sx={{ display: 'flex', gap: 1 }}>
        <Radio
          type="radio"
          id={id}
          name={group}
          value={option.value}
          checked={chosen}
          disabled={disabled || (option.disabled ?? false)}
          onChange={onChoose}
          aria-describedby={hasDescription ? `${id}-description` : undefined}
        />
        <Box sx={{ minWidth: 0 }}>
          <Box
            component="label"
            htmlFor={id}
            sx={{ typography: 'body2', fontWeight: 500, cursor: 'pointer', display: 'block', minHeight: 24 }}
          >
            {option.label}
          </Box>
          {hasDescription && (
            <Box id={`${id}-description`} sx={{ typography: 'body2', color: 'text.secondary' }}>
              {option.description}
            </Box>
          )}
        </Box>
      </Box>
      {chosen && option.content !== undefined && <Box sx={{ mt: 1.5, pl: { xs: 0, sm: 4 } }}>{option.content}</Box>}
    </Box>
  );
}

/** One of a few choices, each with a description and room for what belongs to it. */
export function RadioCards<V extends string>(props: RadioCardsProps<V>) {
  const { legend, legendHidden = false, value, onChange, options, error, hint, disabled = false, id } = props;
  const ownId = useId();
  const group = id ?? ownId;
  const hasError = error !== undefined && error !== null && error !== false;
  return (
    <Box
      component="fieldset"
      id={group}
      aria-describedby={hasError ? `${group}-error` : undefined}
      sx={{ border: 0, m: 0, p: 0, minWidth: 0 }}
    >
      <Box component="legend" sx={{ p: 0, typography: 'body2', fontWeight: 600, ...(legendHidden ? {} : { mb: 0.5 }) }}>
        {legendHidden ? <VisuallyHidden>{legend}</VisuallyHidden> : legend}
      </Box>
      {options.map((option) => (
        <RadioCard
          key={option.value}
          group={group}
          option={option}
          chosen={option.value === value}
          disabled={disabled}
          onChoose={() => onChange(option.value)}
        />
      ))}
      {hint !== undefined && <Box sx={{ typography: 'caption', color: 'text.secondary' }}>{hint}</Box>}
      {hasError && <FieldError id={`${group}-error`}>{error}</FieldError>}
    </Box>
  );
}
