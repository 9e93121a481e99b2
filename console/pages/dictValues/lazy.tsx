/** The input of a dictionary's value. It is fetched when it is shown. */
import { lazy } from 'react'
import type { InputProps } from '../../overrides.ts'
import { Late } from '../../widgets/parts/Late.tsx'

const Input = lazy(() => import('./ValueInput.tsx'))

export const DictValueInput = (props: InputProps) => (
  <Late>
    <Input {...props} />
  </Late>
)
