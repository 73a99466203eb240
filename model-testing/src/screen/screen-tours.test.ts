import { expectationsOf, models } from '@listings/shared-machines/models';
import { drivers, withoutScreen } from '../drivers/drivers';
import { makeScreenTours, type ScreenTours } from './make-tours';
import { modelOf } from './model-of';
import type { ScreenDriver } from './screen';
import { endpointsOf } from './screen-replay';
import { screenToursOf } from './screen-tours';

/** Milliseconds after which the client gives a call up. */
const givenUpAfter = 10_000;

const withScreen = Object.values(drivers).map(({ model }) => [model]);

/** Something a screen cannot have, or an answer that does not travel. */
const hasReasons = ({ model, cannot = {} }: ScreenDriver): boolean =>
  Object.keys(cannot).length > 0 ||
  Object.values(modelOf(model).answers).some((named) =>
    Object.values(named).some((answer) => 'http' in answer && Object.keys(answer.http).length === 0),
  );

it('every machine has a driver of its screen, or says why it has none', () => {
  const named = [...Object.keys(drivers), ...Object.keys(withoutScreen)].sort();
  expect(named).toEqual(models.map(({ id }) => id).sort());
});

describe.each(withScreen)('the walks through the screen of %s', (id) => {
  const driver: ScreenDriver = drivers[id as keyof typeof drivers];
  let known: ScreenTours | undefined;
  const made = () => (known ??= makeScreenTours(modelOf(id), driver));

  it('are the committed ones: `npm run model -- screens` writes them anew', () => {
    expect(screenToursOf(id).map(([, recording]) => recording)).toEqual(JSON.parse(JSON.stringify(made().recordings)));
  });

  it('let no ten seconds pass while a call is on its way: the client would give it up', () => {
    const waits = screenToursOf(id).flatMap(([file, recording]) => {
      const moments = expectationsOf(recording);
      return recording.steps.flatMap((step, at) =>
        step.by === 'clock' && step.passes >= givenUpAfter && (moments[at]?.asks.length ?? 0) > 0
          ? [`${file}, step ${at + 1}`]
          : [],
      );
    });
    expect(waits).toEqual([]);
  });

  it('take every arrow of the machine, unless there is a reason', () => {
    const { taken, all } = made();
    expect(taken === all || hasReasons(driver)).toBe(true);
  });

  it('know how every move is done, and what every call that changes something carries', () => {
    const model = modelOf(id);
    const { does, sends, cannot = {} } = driver;
    expect(Object.keys(model.moves).filter((move) => !(move in does) && !(move in cannot))).toEqual([]);
    const changing = Object.keys(model.answers).filter((call) =>
      endpointsOf(model, call).some((key) => !/^(get|list|start|suggest)/.test(key)),
    );
    expect(changing.filter((call) => !(call in sends))).toEqual([]);
  });
});
