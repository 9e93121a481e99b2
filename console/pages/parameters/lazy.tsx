/** The inputs of a parameter. Each is fetched with its form. */
import { lazy } from 'react'
import type { InputProps } from '../../overrides.ts'
import { Late } from '../../widgets/parts/Late.tsx'

const Code = lazy(() => import('./ParameterInputs.tsx').then(module => ({ default: module.ParameterCode })))
const Value = lazy(() => import('./ParameterInputs.tsx').then(module => ({ default: module.ParameterInput })))

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
