/** The input of the institution that handles a forum. It is fetched when it is shown. */
import { lazy } from 'react'
import type { InputProps } from '../../derive/overrides.ts'
import { Late } from '../../widgets/parts/notices/Late.tsx'

const Input = lazy(() => import('./HandledByInput.tsx'))

export const HandledByInput = (props: InputProps) => (
  <Late>
    <Input {...props} />
  </Late>
)
