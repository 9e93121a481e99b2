import { describeAccess } from './support/access.ts'
import { operationIds } from './support/document.ts'
import { isOfEntity } from './support/entities.ts'

await describeAccess(operationIds.filter(isOfEntity))
