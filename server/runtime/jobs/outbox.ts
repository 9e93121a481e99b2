import { job, noParams } from '../../platform/schedule/job.ts'

/** Letters that another process left behind, or whose next attempt is due. */
export const outbox = job({
  params: noParams,
  async run({ deps }) {
    await deps.outbox.drain()
    return undefined
  }
})
