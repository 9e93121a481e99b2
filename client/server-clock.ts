/** The clock of the server, as far as this device knows it. Decision 0155. */
export type ServerClock = {
  /** Returns the time of the server in milliseconds since 1970; until an answer has told it, the time of this device. */
  now(): number
  /** Tells whether an answer has told the time of the server. */
  isKnown(): boolean
  /** Takes the time from the first answer of the server. Later answers change nothing. */
  hear(answer: Response): void
  /**
   * Takes the time from an answer that refuses a request for its time.
   * @param madeAt the time that the request has told, in milliseconds
   * @returns true if that time was wrong, so that another request with the time of the answer makes sense
   */
  correct(answer: Response, madeAt: number): boolean
}

/**
 * Milliseconds by which two clocks may differ without a correction. The header `Date` has whole seconds, an answer takes
 * its time, and the server allows five minutes.
 */
const tolerance = 60_000

/**
 * Makes a clock that follows the header `Date` of the server's answers.
 * @param device the clock of this device, in milliseconds since 1970
 */
export function serverClock(device: () => number = () => Date.now()): ServerClock {
  let offset = 0
  let isKnown = false
  const now = () => device() + offset

  /** Sets the clock by an answer. @returns the time of the answer; undefined if it has none */
  function set(answer: Response): number | undefined {
    const time = Date.parse(answer.headers.get('date') ?? '')
    if (Number.isNaN(time)) return undefined
    isKnown = true
    // several refused requests set it once
    if (Math.abs(time - now()) > tolerance) offset = time - device()
    return time
  }

  return {
    now,
    isKnown: () => isKnown,
    hear(answer) {
      if (!isKnown) set(answer)
    },
    correct(answer, madeAt) {
      const time = set(answer)
      return time !== undefined && Math.abs(time - madeAt) > tolerance
    }
  }
}

/** The clock of the page, which all clients in a browser share. On the server it is the clock of the server. */
export const pageClock: ServerClock = serverClock()
