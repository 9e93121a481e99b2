/**
 * Lets at most `count` pieces of work run at once; the others wait their turn, first come, first served.
 * For what needs much memory or a whole processor.
 */
export function onlySome(count: number) {
  let running = 0
  const waiting: (() => void)[] = []
  return async <T>(work: () => Promise<T>): Promise<T> => {
    if (running >= count) await new Promise<void>(resolve => waiting.push(resolve))
    else running++
    try {
      return await work()
    } finally {
      const next = waiting.shift()
      if (next) next()
      else running--
    }
  }
}
