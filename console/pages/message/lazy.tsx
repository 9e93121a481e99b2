/** The parts of an editor's dialogs. Each is fetched when it is shown. */
import { lazy } from 'react'
import type { InputProps } from '../../overrides.ts'
import { Late } from '../../widgets/parts/Late.tsx'

const Reason = lazy(() => import('./ReasonInput.tsx'))

export const ReasonInput = (props: InputProps) => (
  <Late>
    <Reason {...props} />
  </Late>
)
