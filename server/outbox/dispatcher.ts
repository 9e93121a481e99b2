import { dispatchDue, type Sending } from './dispatch.ts'
import { nextDue } from './store.ts'

/** Sends letters as they fall due, in this process. */
export type Dispatcher = {
  /** Reads the outbox now; returns at once. */
  kick(): void
  /** Reads the outbox now, and again until nothing is due; then resolves. */
  drain(): Promise<void>
  /** Finishes the running work, and reads the outbox no more. */
  stop(): Promise<void>
}

/** The most milliseconds between two reads of the outbox, while letters wait for another attempt. */
const longestWait = 60_000

/** Makes the dispatcher of this process, which reads the outbox when it is kicked and when a letter falls due. */
export function dispatcher(sending: Sending): Dispatcher {
  let running: Promise<void> | undefined
  let isWanted = false
  let isStopped = false
  let timer: NodeJS.Timeout | undefined

  async function run(): Promise<void> {
    clearTimeout(timer)
    try {
      do {
        isWanted = false
        while ((await dispatchDue(sending)) > 0);
        await lookAgain()
      } while (isWanted && !isStopped)
    } catch (cause) {
      // the scheduled read comes in any case
      sending.log('the outbox could not be read', { reference: '', attempts: 0, error: String(cause) })
    } finally {
      running = undefined
    }
  }

  async function lookAgain(): Promise<void> {
    const due = await nextDue(sending.db)
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
    await running
  }

  return { kick, drain, stop }
}
