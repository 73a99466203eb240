const easing = {
  easeInOut: 'cubic-bezier(0.4, 0, 0.2, 1)',
  easeOut: 'cubic-bezier(0.0, 0, 0.2, 1)',
  easeIn: 'cubic-bezier(0.4, 0, 1, 1)',
  sharp: 'cubic-bezier(0.4, 0, 0.6, 1)',
};

/** Milliseconds of every movement. */
const SWIFT = 150;

const duration = {
  shortest: SWIFT,
  shorter: SWIFT,
  short: SWIFT,
  standard: SWIFT,
  complex: SWIFT,
  enteringScreen: SWIFT,
  leavingScreen: SWIFT,
};

interface Course {
  readonly duration?: number | string;
  readonly easing?: string;
  readonly delay?: number | string;
}

const time = (value: number | string) => (typeof value === 'number' ? `${Math.round(value)}ms` : value);

/** How the theme's components move. */
export const transitions = {
  easing,
  duration,
  create: (properties: string | readonly string[] = 'all', course: Course = {}) =>
    [properties]
      .flat()
      .map(
        (property) =>
          `${property} ${time(course.duration ?? duration.standard)} ${course.easing ?? easing.easeInOut} ${time(course.delay ?? 0)}`,
      )
      .join(','),
  /** Longer for higher content, and ever less so. */
  getAutoHeightDuration(height: number) {
    const share = height / 36;
    return height ? Math.min(Math.round((4 + 15 * share ** 0.25 + share / 5) * 10), 3000) : 0;
  },
};
