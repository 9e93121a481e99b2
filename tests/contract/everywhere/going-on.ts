import { describe, expect, it } from 'vitest'
import { sendRaw } from '../support/raw.ts'
import type { Stage } from '../support/stage.ts'
import { placed } from './lists.ts'
import { walks } from './walks.ts'

interface Page {
  list: Record<string, unknown>[]
  nextCursor: string | null
}

const minute = 60_000
/** Minutes between the first row and each row: three rows at each moment, and more rows than two pages hold. */
const minutes = Array.from({ length: 23 }, (_, number) => Math.floor(number / 3))

/** Reads each list page by page while rows arrive before and after the reader's place. */
export function describeGoingOn(stage: Stage): void {
  describe('continuing after a row', () => {
    it.for(walks)('$id by $by with $filter gives each row once, while other rows arrive', async walk => {
      const { id, by, filter, scene, key = 'tid' } = walk
      const { make, more, token = await stage.tokenOf(by) } = await scene(stage)
      const start = stage.clock.now().getTime()
      let number = 0
      const come = (after: number) => make(new Date(start + after * minute), number++)
      for (const after of minutes) await come(after)
      const read = async (page: Record<string, unknown>): Promise<Page> => {
        const answer = await sendRaw(stage, id, { token, ...placed(id, { ...more, ...filter, ...page }) })
        const { resultData, data } = (await answer.json()) as { resultData?: Page; data?: Page }
        return resultData ?? (data as Page)
      }
      const before = (await read({ rows: 100 })).list.map(row => row[key])
      const walked: unknown[] = []
      let cursor: string | null | undefined
      for (let page = 0; cursor !== null && page < 100; page++) {
        const { list, nextCursor }: Page = await read({ rows: 10, ...(cursor && { cursor }) })
        walked.push(...list.map(row => row[key]))
        cursor = nextCursor
        await come(-5)
        await come(60)
      }
      expect(cursor).toBeNull()
      expect(before.length).toBeGreaterThanOrEqual(minutes.length)
      expect(new Set(walked).size, 'rows that came twice').toBe(walked.length)
      const known = new Set(before)
      expect(walked.filter(one => known.has(one)).slice(0, before.length)).toEqual(before)
    })
  })
}
