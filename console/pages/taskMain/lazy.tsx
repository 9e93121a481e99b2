/** The parts of a message's dialogs, which are fetched when they are shown. */
import { lazy, Suspense } from 'react'
import type { InputProps, WarningProps } from '../../overrides.ts'
import { lapsesBy } from './proposals.ts'

const Target = lazy(() => import('./MergeTarget.tsx').then(module => ({ default: module.MergeTarget })))

const Lapsing = lazy(() =>
  import('./LapsingWarning.tsx').then(module => ({ default: module.LapsingWarning }))
)

const Deadline = lazy(() => import('./DeadlineInput.tsx'))

export const MergeTarget = (props: InputProps) => (
  <Suspense>
    <Target {...props} />
  </Suspense>
)

/** Says which replies that wait for approval lapse by an act; nothing if none does. */
export function LapsingReplies({ id, records }: WarningProps) {
  const waiting = records.filter(record => lapsesBy(id, record)).length
  return waiting > 0 ? (
    <Suspense>
      <Lapsing waiting={waiting} of={records.length} />
    </Suspense>
  ) : null
}

export const DeadlineInput = (props: InputProps) => (
  <Suspense>
    <Deadline {...props} />
  </Suspense>
)
