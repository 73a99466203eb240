import { VirtualClock } from './virtual-clock';

it('passes through every moment: a timer of 30 s that arms itself anew fires three times in 90 s', () => {
  const clock = new VirtualClock();
  const moments: number[] = [];
  const arm = (): void => {
    clock.setTimeout(() => {
      moments.push(clock.now());
      arm();
    }, 30_000);
  };
  arm();
  clock.advance(90_000);
  expect(moments).toEqual([30_000, 60_000, 90_000]);
});

it('runs timers that are due together in the order they were set, and none that was taken back', () => {
  const clock = new VirtualClock();
  const ran: string[] = [];
  clock.setTimeout(() => ran.push('late'), 20);
  clock.setTimeout(() => ran.push('first'), 10);
  clock.setTimeout(() => ran.push('second'), 10);
  clock.clearTimeout(clock.setTimeout(() => ran.push('never'), 5));
  clock.advance(19);
  expect(ran).toEqual(['first', 'second']);
  clock.advance(1);
  expect(ran).toEqual(['first', 'second', 'late']);
});

it('stops a timer without delay that keeps arming itself', () => {
  const clock = new VirtualClock();
  const arm = (): number => clock.setTimeout(arm, 0);
  arm();
  expect(() => clock.advance(1)).toThrow('The clock never comes to rest');
});
