import { createBreaker } from './breaker';

describe('the breaker', () => {
  let now = 0;
  const failTimes = (breaker: ReturnType<typeof createBreaker>, times: number) => {
    for (let time = 0; time < times; time += 1) {
      expect(breaker.mayCall()).toBe(true);
      breaker.failed();
    }
  };

  beforeEach(() => {
    now = 0;
  });

  it('opens for 30 seconds after five failures in a row [S-9]', () => {
    const breaker = createBreaker(() => now);
    failTimes(breaker, 5);
    expect(breaker.waitMs()).toBe(30_000);
    now = 29_999;
    expect(breaker.mayCall()).toBe(false);
    now = 30_000;
    expect(breaker.mayCall()).toBe(true);
  });

  it('counts failures in a row only', () => {
    const breaker = createBreaker(() => now);
    failTimes(breaker, 4);
    breaker.succeeded();
    failTimes(breaker, 4);
    expect(breaker.mayCall()).toBe(true);
  });

  it('lets one trial through, and opens again when it fails', () => {
    const breaker = createBreaker(() => now);
    failTimes(breaker, 5);
    now = 30_000;
    expect([breaker.mayCall(), breaker.mayCall()]).toEqual([true, false]);
    breaker.failed();
    expect(breaker.waitMs()).toBe(30_000);
  });

  it('closes when the trial succeeds', () => {
    const breaker = createBreaker(() => now);
    failTimes(breaker, 5);
    now = 30_000;
    breaker.mayCall();
    breaker.succeeded();
    failTimes(breaker, 4);
    expect(breaker.mayCall()).toBe(true);
  });
});
