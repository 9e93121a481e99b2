/** Tests the rules that hold for every call, on one server with one database. */

import { testClock } from '../support/clock.ts'
import { temporaryFolder } from '../support/uploads.ts'
import { describeEntityLists } from './everywhere/entity-lists.ts'
import { describeGoingOn } from './everywhere/going-on.ts'
import { describeLeaks } from './everywhere/leaks.ts'
import { describeLimits } from './everywhere/limits.ts'
import { describeLists } from './everywhere/lists.ts'
import { describeOrders } from './everywhere/orders.ts'
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
describeLists(stage)
describeGoingOn(stage)
describeOrders(stage)
describeEntityLists(stage)
describeLimits(stage)
describeSurface(stage)
