/** The parts of a scheduled job's parameters. Each is fetched when it is shown. */
import { lazy } from 'react'
import type { FieldProps, InputProps } from '../../overrides.ts'
import { Late } from '../../widgets/parts/Late.tsx'

const Input = lazy(() => import('./JobParameters.tsx').then(module => ({ default: module.JobParameters })))
const Value = lazy(() =>
  import('./JobParameters.tsx').then(module => ({ default: module.JobParametersValue }))
)

export const JobParameters = (props: InputProps) => (
  <Late>
    <Input {...props} />
  </Late>
)

export const JobParametersValue = (props: FieldProps) => (
  <Late>
    <Value {...props} />
  </Late>
)
