/** The parts of a message's dialogs, which are fetched when they are shown. */
import { lazy, Suspense } from 'react'
import type { InputProps } from '../../overrides.ts'

const Target = lazy(() => import('./MergeTarget.tsx').then(module => ({ default: module.MergeTarget })))

const Deadline = lazy(() => import('./DeadlineInput.tsx'))

export const MergeTarget = (props: InputProps) => (
  <Suspense>
    <Target {...props} />
  </Suspense>
)

export const DeadlineInput = (props: InputProps) => (
  <Suspense>
    <Deadline {...props} />
  </Suspense>
)
