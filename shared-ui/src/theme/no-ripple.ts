const nothing = (): void => undefined;
const none = { ref: { current: null }, shouldMount: false, start: nothing, stop: nothing, pulsate: nothing };

/** The ripple of a button, which the theme turns off: in place of a hook that has one mounted at the first press. */
export default function useNoRipple(): typeof none {
  return none;
}
