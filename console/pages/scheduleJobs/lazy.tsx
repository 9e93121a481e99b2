/** The parts of a scheduled job's parameters. Each is fetched when it is shown. */
import { lazyPart } from '../../base/lazyPart.ts'
import type { FieldProps, InputProps } from '../../derive/overrides.ts'
import { Late } from '../../widgets/parts/notices/Late.tsx'

const Input = lazyPart(() =>
  import('./JobParameters.tsx').then(module => ({ default: module.JobParameters }))
)
const Value = lazyPart(() =>
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
