/** A point of the window. */
interface Point {
  readonly x: number;
  readonly y: number;
}

/** Sizes of a picture, in pixels for each of its units; at the least legible one letters of 10 units are 11 pixels high. */
const [smallest, legible, comfortable, largest] = [0.2, 1.12, 1.3, 4];

/** Way a pointer goes before it drags. */
const dragFrom = 4;

const within = (scale: number): number => Math.min(largest, Math.max(smallest, scale));
const between = (one: Point, other: Point): Point => ({ x: (one.x + other.x) / 2, y: (one.y + other.y) / 2 });
const distance = (one: Point, other: Point): number => Math.hypot(one.x - other.x, one.y - other.y);
const pointOf = ({ clientX, clientY }: MouseEvent): Point => ({ x: clientX, y: clientY });

export interface Zoom {
  /** The picture it is about from now on. */
  readonly shows: (svg: SVGSVGElement) => void;
  /** The size to begin with: all of it where that is legible, else legible. */
  readonly begin: () => void;
  readonly fit: () => void;
  readonly by: (factor: number, about?: Point) => void;
}

/** Makes a box zoom its picture, by wheel with Ctrl, pinch and keys about a point, and move it by dragging. */
export function zooming(box: HTMLElement): Zoom {
  let picture: SVGSVGElement | null = null;
  let scale = 1;
  const middle = (): Point => {
    const { left, top, width, height } = box.getBoundingClientRect();
    return { x: left + width / 2, y: top + height / 2 };
  };
  const to = (next: number, about: Point = middle()): void => {
    if (picture === null) return;
    const before = picture.getBoundingClientRect();
    scale = within(next);
    picture.style.width = `${picture.viewBox.baseVal.width * scale}px`;
    if (before.width === 0) return;
    const after = picture.getBoundingClientRect();
    const [across, down] = [(about.x - before.left) / before.width, (about.y - before.top) / before.height];
    box.scrollBy(after.left + across * after.width - about.x, after.top + down * after.height - about.y);
  };
  const whole = (): number => {
    if (picture === null) return 1;
    const { width, height } = picture.viewBox.baseVal;
    return Math.min((box.clientWidth - 20) / width, (innerHeight * 0.75 - 20) / height);
  };
  const zoom: Zoom = {
    shows(svg) {
      svg.removeAttribute('width');
      svg.removeAttribute('height');
      picture = svg;
      to(legible);
    },
    begin: () => to(Math.min(comfortable, Math.max(legible, whole()))),
    fit: () => to(whole()),
    by: (factor, about) => to(scale * factor, about),
  };
  byWheelAndKeys(box, zoom);
  byPointers(box, zoom);
  return zoom;
}

function byWheelAndKeys(box: HTMLElement, { by, fit, begin }: Zoom): void {
  // A pinch on a trackpad is a wheel with Ctrl.
  const turn = (event: WheelEvent): void => {
    if (!event.ctrlKey && !event.metaKey) return;
    event.preventDefault();
    by(Math.exp(-event.deltaY / 300), pointOf(event));
  };
  box.addEventListener('wheel', turn, { passive: false });
  box.addEventListener('keydown', (event) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const keys: Readonly<Record<string, () => void>> = {
      '+': () => by(1.25),
      '=': () => by(1.25),
      '-': () => by(1 / 1.25),
      '0': begin,
      f: fit,
    };
    const work = keys[event.key];
    if (work === undefined) return;
    event.preventDefault();
    work();
  });
}

function byPointers(box: HTMLElement, { by }: Zoom): void {
  const held = new Map<number, Point>();
  let dragged = 0;
  const moved = (event: PointerEvent): void => {
    const last = held.get(event.pointerId);
    if (last === undefined) return;
    const now = pointOf(event);
    const other = [...held].find(([id]) => id !== event.pointerId)?.[1];
    if (other !== undefined && distance(last, other) > 0)
      by(distance(now, other) / distance(last, other), between(now, other));
    else if (event.pointerType === 'mouse') {
      dragged += distance(last, now);
      box.scrollBy(last.x - now.x, last.y - now.y);
    }
    held.set(event.pointerId, now);
  };
  box.addEventListener('pointerdown', (event) => {
    if (event.button !== 0) return;
    dragged = 0;
    held.set(event.pointerId, pointOf(event));
  });
  box.addEventListener('pointermove', moved);
  for (const end of ['pointerup', 'pointercancel', 'pointerleave'] as const)
    box.addEventListener(end, (event) => held.delete(event.pointerId));
  // The click that ends a drag picks nothing.
  const swallow = (event: Event): void => {
    if (dragged > dragFrom) event.stopPropagation();
    dragged = 0;
  };
  box.addEventListener('click', swallow, { capture: true });
}
