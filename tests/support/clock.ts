/** Returns a clock that stands still until a test moves it on. */
export function testClock(start = new Date('2026-03-02T02:00:00Z')) {
  let moment = start
  return {
    now: () => moment,
    /** Moves the clock on by a number of seconds. */
    pass: (seconds: number) => {
      moment = new Date(moment.getTime() + seconds * 1000)
    }
  }
}
