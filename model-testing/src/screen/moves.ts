import { NotUsable, type ScreenDriver, type Stage } from './screen';

/** Looks for a control of a part that is still being drawn, or waits for what is read before it. */
const triesForControl = 40;

/** Makes a move. In a browser, a part of the screen may need some of the page's time before it can be used. */
async function onceItWorks(stage: Stage, move: () => Promise<void>): Promise<void> {
  for (let tries = 1; ; tries += 1)
    try {
      return await move();
    } catch (error) {
      if (!(error instanceof NotUsable) || tries === triesForControl) throw error;
      await stage.linger(25);
      await stage.settle();
    }
}

/** Makes a move by its sentence. */
export type MakeMove = (sentence: string) => Promise<void>;

/** Moves of a walk: each by its control, or by Enter the second time and every second time after. */
export function movesOf(driver: ScreenDriver, stage: Stage): MakeMove {
  const made = new Map<string, number>();
  return async (sentence) => {
    const move = driver.does[sentence];
    if (move === undefined) throw new Error(driver.cannot?.[sentence] ?? 'the driver does not know this move');
    const times = (made.get(sentence) ?? 0) + 1;
    made.set(sentence, times);
    const field = driver.enters?.[sentence];
    const isByKey = field !== undefined && times % 2 === 0;
    await onceItWorks(stage, () => (isByKey ? stage.screen.enter(field) : move(stage.screen, stage.server)));
  };
}
