import type { Db } from '../database/open.ts'
import { bufferOf } from './buffer.ts'
import type { ErrorEntry, OperationEntry } from './entry.ts'
import { insertErrors, insertOperations } from './store.ts'

export type { ErrorEntry, OperationEntry } from './entry.ts'

/** Writes the operation log and the error log after the answer. No call waits for it or fails with it. */
export interface Journal {
  operation(entry: OperationEntry): void
  error(entry: ErrorEntry): void
  /** Writes the waiting entries. */
  drain(): Promise<void>
  /** Writes the waiting entries, and accepts no more. */
  stop(): Promise<void>
}

/** Makes the journal, which writes both logs in batches behind the calls. */
export function journalOf(db: Db, log: (message: string, detail: object) => void): Journal {
  const operations = bufferOf<OperationEntry>({
    name: 'operation log',
    write: rows => insertOperations(db, rows),
    log
  })
  const errors = bufferOf<ErrorEntry>({ name: 'error log', write: rows => insertErrors(db, rows), log })
  const both = async (act: 'drain' | 'stop') => void (await Promise.all([operations[act](), errors[act]()]))
  return {
    operation: operations.add,
    error: errors.add,
    drain: () => both('drain'),
    stop: () => both('stop')
  }
}
