import { useQueryClient } from '@tanstack/react-query'
import { type RaRecord, useDataProvider } from 'ra-core'
import { useRef, useState } from 'react'
import { createAttempts } from '../../api/attempts.ts'
import { keepMessage, refreshBoards } from '../../api/keepMessage.ts'
import type { BulkResult, ConsoleDataProvider } from '../../api/types.ts'
import type { Values } from '../../base/values.ts'
import { sendEach } from '../../provider/each.ts'
import { type BulkAct, valuesFor } from './bulkActs.ts'

/**
 * The time after the start during which a run cannot be stopped, in milliseconds, so that a double click on the start
 * button does not stop it.
 */
const settled = 1000

/** The progress of an action on several records. */
export interface BulkRun {
  readonly stage: 'asked' | 'running' | 'finished'
  readonly results: readonly BulkResult[]
  readonly isStopping: boolean
}

/** Runs an action on several records of a board: a second start does nothing until `again`. */
export function useBulkRun(resource: string, act: BulkAct) {
  const dataProvider = useDataProvider<ConsoleDataProvider>()
  const queries = useQueryClient()
  const [run, setRun] = useState<BulkRun>({ stage: 'asked', results: [], isStopping: false })
  const started = useRef<{ at: number; stop: AbortController }>(undefined)

  async function start(
    records: readonly RaRecord[],
    values: Values,
    onDone: (results: readonly BulkResult[]) => void
  ) {
    if (started.current) return
    const stop = new AbortController()
    started.current = { at: Date.now(), stop }
    setRun({ stage: 'running', results: [], isStopping: false })
    const options = {
      signal: stop.signal,
      onProgress: (results: readonly BulkResult[]) => setRun(now => ({ ...now, results }))
    }
    const done =
      act === 'keep'
        ? await sendEach(records, ({ tid }) => keepMessage(Number(tid), true), options)
        : (
            await dataProvider.bulkAct(resource, {
              operation: act,
              records,
              values: record => valuesFor(record, values),
              attempt: createAttempts(),
              ...options
            })
          ).data
    setRun({ stage: 'finished', results: done, isStopping: false })
    onDone(done)
    void refreshBoards(queries)
  }

  /** Lets the reader send again what was not done. */
  const again = () => {
    started.current = undefined
    setRun({ stage: 'asked', results: [], isStopping: false })
  }

  const stop = () => {
    if (!started.current || Date.now() - started.current.at < settled) return
    started.current.stop.abort()
    setRun(now => ({ ...now, isStopping: true }))
  }

  return { ...run, start, stop, again }
}
