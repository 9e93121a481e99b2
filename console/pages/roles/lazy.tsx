/** The input of a role's second factor. It is fetched when it is shown. */
import { lazyPart } from '../../base/lazyPart.ts'
import type { InputProps } from '../../derive/overrides.ts'
import { Late } from '../../widgets/parts/notices/Late.tsx'

const Input = lazyPart(() => import('./SecondFactorInput.tsx'))

export const SecondFactorInput = (props: InputProps) => (
  <Late>
    <Input {...props} />
  </Late>
)
