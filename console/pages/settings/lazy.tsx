/** The input of a password that an administrator sets. It is fetched when it is shown. */
import { lazyPart } from '../../base/lazyPart.ts'
import type { InputProps } from '../../derive/overrides.ts'
import { Late } from '../../widgets/parts/notices/Late.tsx'

const Input = lazyPart(() => import('./ResetPasswordInput.tsx'))

export const ResetPasswordInput = (props: InputProps) => (
  <Late>
    <Input {...props} />
  </Late>
)
