import type { OperationId } from '@board/generated/calls'
import { operations } from '@board/generated/operations'
import type { Db, Trx } from '../../platform/database/open.ts'
import { selectHolders } from './store.ts'

/** Lists the active members of staff who may make a call through their roles. */
export const listCallers = (db: Db | Trx, operation: OperationId): Promise<number[]> =>
  selectHolders(db, operations[operation].permission)
