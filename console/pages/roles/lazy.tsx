/** The input of a role's second factor. It is fetched when it is shown. */
import { lazy } from 'react'
import type { InputProps } from '../../overrides.ts'
import { Late } from '../../widgets/parts/Late.tsx'

const Input = lazy(() => import('./SecondFactorInput.tsx'))

export const SecondFactorInput = (props: InputProps) => (
  <Late>
    <Input {...props} />
  </Late>
)
