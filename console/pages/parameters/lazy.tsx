/** The inputs of a parameter. Each is fetched with its form. */
import { lazyPart } from '../../base/lazyPart.ts'
import type { InputProps } from '../../derive/overrides.ts'
import { Late } from '../../widgets/parts/notices/Late.tsx'

const Code = lazyPart(() =>
  import('./ParameterInputs.tsx').then(module => ({ default: module.ParameterCode }))
)
const Value = lazyPart(() =>
  import('./ParameterInputs.tsx').then(module => ({ default: module.ParameterInput }))
)

export const ParameterCode = (props: InputProps) => (
  <Late>
    <Code {...props} />
  </Late>
)

export const ParameterInput = (props: InputProps) => (
  <Late>
    <Value {...props} />
  </Late>
)
