/** The inputs of a parameter, which are fetched with its form. */
import { lazy, Suspense } from 'react'
import type { InputProps } from '../../overrides.ts'

const Code = lazy(() => import('./ParameterInputs.tsx').then(module => ({ default: module.ParameterCode })))
const Value = lazy(() => import('./ParameterInputs.tsx').then(module => ({ default: module.ParameterInput })))

export const ParameterCode = (props: InputProps) => (
  <Suspense>
    <Code {...props} />
  </Suspense>
)

export const ParameterInput = (props: InputProps) => (
  <Suspense>
    <Value {...props} />
  </Suspense>
)
