/** The parts of a scheduled job's parameters, which are fetched when they are shown. */
import { lazy, Suspense } from 'react'
import type { FieldProps, InputProps } from '../../overrides.ts'

const Input = lazy(() => import('./JobParameters.tsx').then(module => ({ default: module.JobParameters })))
const Value = lazy(() =>
  import('./JobParameters.tsx').then(module => ({ default: module.JobParametersValue }))
)

export const JobParameters = (props: InputProps) => (
  <Suspense>
    <Input {...props} />
  </Suspense>
)

export const JobParametersValue = (props: FieldProps) => (
  <Suspense>
    <Value {...props} />
  </Suspense>
)
