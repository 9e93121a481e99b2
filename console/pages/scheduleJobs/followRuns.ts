/** The times of the last runs of some jobs, by the jobs' ids. */
export type Runs = ReadonlyMap<number, number | null>

/** Milliseconds between two reads. */
const pause = 1000
/** The largest number of reads; a run that takes longer is shown when the list is fetched the next time. */
const maxReads = 60

const wait = (milliseconds: number) => new Promise<void>(resolve => setTimeout(resolve, milliseconds))

/**
 * Calls `onEnded` each time that a job's run has ended, until all of them have.
 * @param before the last runs before these ones
 */
export async function followRuns(
  before: Promise<Runs>,
  readRuns: () => Promise<Runs>,
  onEnded: () => void
): Promise<void> {
  const known = await before.catch(() => undefined)
  if (!known) return
  const running = new Set(known.keys())
  for (let reads = 0; reads < maxReads && running.size > 0; reads += 1) {
    await wait(pause)
    const found: Runs = await readRuns().catch(() => new Map())
    const ended = [...running].filter(id => found.has(id) && found.get(id) !== known.get(id))
    for (const id of ended) running.delete(id)
    if (ended.length > 0) onEnded()
  }
}
