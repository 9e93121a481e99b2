/** Tests the rules that hold for every list, on one server with one database. */
import { describeEntityLists } from './everywhere/entity-lists.ts'
import { describeGoingOn } from './everywhere/going-on.ts'
import { describeLists } from './everywhere/lists.ts'
import { describeOrders } from './everywhere/orders.ts'
import { makeStage } from './support/stage.ts'

const stage = await makeStage()

describeLists(stage)
describeGoingOn(stage)
describeOrders(stage)
describeEntityLists(stage)
