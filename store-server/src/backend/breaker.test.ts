import { createBreaker, type Breaker } from './breaker';

describe('the breaker', () => {
  let now = 0;
  let breaker: Breaker;
  const begin = () => {
    const attempt = breaker.attempt();
    if (!attempt) throw new Error('the breaker is open');
    return attempt;
  };
  const failTimes = (times: number) => {
    for (let time = 0; time < times; time += 1) begin().failed();
  };

  beforeEach(() => {
    now = 0;
    breaker = createBreaker(() => now, { failures: 5, windowMs: 60_000, pauseMs: 30_000 });
  });

  it('opens for 30 seconds after five failures within a minute [S-9]', () => {
    failTimes(5);
    expect([breaker.waitMs(), breaker.attempt()]).toEqual([30_000, null]);
    now = 29_999;
    expect(breaker.attempt()).toBeNull();
    now = 30_000;
    expect(breaker.attempt()).not.toBeNull();
  });

  it('asks again after its pause where the clock was set back meanwhile [G9]', () => {
    now = 86_400_000;
    failTimes(5);
    now = 0;
    expect([breaker.waitMs(), breaker.attempt()]).toEqual([30_000, null]);
    now = 30_000;
    expect(breaker.attempt()).not.toBeNull();
  });

  it('counts what was under way together once: a page that reads many things is one failure', () => {
    for (let page = 1; page <= 4; page += 1) {
      const reads = Array.from({ length: 8 }, begin);
      reads.forEach((read) => read.failed());
    }
    expect(breaker.attempt()).not.toBeNull();
    begin().failed();
    expect(breaker.attempt()).toBeNull();
  });

  it('forgets failures that are older than the window', () => {
    failTimes(4);
    now = 60_000;
    failTimes(4);
    expect(breaker.attempt()).not.toBeNull();
  });

  it('begins to count anew when the host answers', () => {
    failTimes(4);
    begin().answered();
    failTimes(4);
    expect(breaker.attempt()).not.toBeNull();
  });

  it('lets one probe through, and opens again when it fails', () => {
    failTimes(5);
    now = 30_000;
    const probe = begin();
    expect(breaker.attempt()).toBeNull();
    probe.failed();
    expect([breaker.waitMs(), breaker.attempt()]).toEqual([30_000, null]);
  });

  it('closes when the probe is answered, and not by what was under way before', () => {
    const earlier = begin();
    failTimes(5);
    earlier.answered();
    expect(breaker.attempt()).toBeNull();
    now = 30_000;
    begin().answered();
    failTimes(4);
    expect(breaker.attempt()).not.toBeNull();
  });
});
