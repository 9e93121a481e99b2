import { dispatchChannel, isFull, type Sending, type UnderWay } from './dispatch.ts'
import { type Channel, channels } from './provider.ts'
import { nextDue } from './store.ts'

/** Sends letters as they fall due, in this process. */
export type Dispatcher = {
  /** Reads the outbox now; returns at once. */
  kick(): void
  /** Reads the outbox now, and again until nothing is due; then resolves. Letters at a slow server may still be under way. */
  drain(): Promise<void>
  /** Finishes the running work, and reads the outbox no more. Letters that take too long are left to another server. */
  stop(): Promise<void>
}

/** The most milliseconds between two reads of the outbox, while letters wait for another attempt. */
const longestWait = 60_000

/** Milliseconds that letters under way have to end when the server stops. */
const gracePeriod = 10_000

/**
 * Makes the dispatcher of this process, which reads the outbox when it is kicked and when a letter falls due. Each channel
 * has its own lane, so that a slow mail server delays no SMS.
 * @param grace milliseconds that letters under way have to end when the server stops
 */
export function dispatcher(sending: Sending, grace = gracePeriod): Dispatcher {
  const lanes = channels.map(channel => laneOf(sending, channel, grace))
  const all = async (work: (lane: Dispatcher) => Promise<void>) => void (await Promise.all(lanes.map(work)))
  return {
    kick: () => {
      for (const lane of lanes) lane.kick()
    },
    drain: () => all(lane => lane.drain()),
    stop: () => all(lane => lane.stop())
  }
}

/** Makes the dispatcher of one channel. */
function laneOf(given: Sending, channel: Channel, grace: number): Dispatcher {
  const ending = new AbortController()
  const sending: Sending = { ...given, stopping: ending.signal }
  const underWay: UnderWay = new Set()
  let running: Promise<void> | undefined
  let isWanted = false
  let isStopped = false
  let timer: NodeJS.Timeout | undefined

  async function run(): Promise<void> {
    clearTimeout(timer)
    try {
      do {
        isWanted = false
        while (!isStopped && (await dispatchChannel(sending, channel, underWay)) > 0);
        if (isFull(underWay)) void Promise.race(underWay).then(kick, kick)
        else await lookAgain()
      } while (isWanted && !isStopped)
    } catch (cause) {
      // the scheduled read comes in any case
      sending.log('the outbox could not be read', { reference: '', attempts: 0, error: String(cause) })
    } finally {
      running = undefined
    }
  }

  async function lookAgain(): Promise<void> {
    const due = await nextDue(sending.db, channel)
    if (!due || isStopped) return
    const wait = Math.min(longestWait, Math.max(100, due.getTime() - sending.clock().getTime()))
    timer = setTimeout(kick, wait).unref()
  }

  function drain(): Promise<void> {
    isWanted = true
    if (!isStopped) running ??= run()
    return running ?? Promise.resolve()
  }

  function kick(): void {
    void drain()
  }

  async function stop(): Promise<void> {
    isStopped = true
    clearTimeout(timer)
    const cut = setTimeout(() => ending.abort(), grace)
    await running
    await Promise.allSettled(underWay)
    clearTimeout(cut)
  }

  return { kick, drain, stop }
}
