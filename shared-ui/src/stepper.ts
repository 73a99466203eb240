export { Stepper, type StepperProps, type StepperStep } from './forms/stepper';
