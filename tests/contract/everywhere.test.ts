/** Tests the rules that hold for every call, on one server with one database; `everywhere-lists.test.ts` has those of lists. */

import { testClock } from '../support/clock.ts'
import { temporaryFolder } from '../support/uploads.ts'
import { describeLeaks } from './everywhere/leaks.ts'
import { describeLimits } from './everywhere/limits.ts'
import { describeSurface } from './everywhere/surface.ts'
import { describeTimelines } from './everywhere/timelines.ts'
import { makeStage } from './support/stage.ts'

/** A portal without pages. It answers every address with a 404. */
const portal = {
  form: async () => undefined,
  variantOf: () => undefined,
  ownDataPage: async function* () {
    yield ''
  },
  addresses: ['/home'],
  render: async () => ({ status: 404, html: '<!doctype html><p>没有这个页面', style: '' }),
  folder: temporaryFolder()
}
const stage = await makeStage(testClock(), { portal })

describeLeaks(stage)
describeTimelines(stage)
describeLimits(stage)
describeSurface(stage)
