/** The parts of a message's dialogs, which are fetched when they are shown. */
import { lazy, Suspense } from 'react'
import type { InputProps } from '../../overrides.ts'

const Target = lazy(() => import('./MergeTarget.tsx').then(module => ({ default: module.MergeTarget })))

export const MergeTarget = (props: InputProps) => (
  <Suspense>
    <Target {...props} />
  </Suspense>
)
