/** Each call that changes nothing, as each kind of caller; `access.test.ts` has the writes. */
import { describeAccess } from './support/access.ts'
import { operationIds, specOf } from './support/document.ts'
import { isOfEntity } from './support/entities.ts'

await describeAccess(operationIds.filter(id => !isOfEntity(id) && !specOf(id).write))
