/** The parts of a forum that tell of its hand-over. Each is fetched when it is shown. */
import { lazy } from 'react'
import type { FieldProps, InputProps } from '../../overrides.ts'
import { Late } from '../../widgets/parts/Late.tsx'

const Value = lazy(() => import('./Handover.tsx').then(module => ({ default: module.HandoverValue })))
const Input = lazy(() => import('./Handover.tsx').then(module => ({ default: module.HandledByInput })))

export const HandoverValue = (props: FieldProps) => (
  <Late>
    <Value {...props} />
  </Late>
)

export const HandledByInput = (props: InputProps) => (
  <Late>
    <Input {...props} />
  </Late>
)
