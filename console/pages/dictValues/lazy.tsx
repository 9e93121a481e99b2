/** The input of a dictionary's value. It is fetched when it is shown. */
import { lazyPart } from '../../base/lazyPart.ts'
import type { InputProps } from '../../derive/overrides.ts'
import { Late } from '../../widgets/parts/notices/Late.tsx'

const Input = lazyPart(() => import('./ValueInput.tsx'))

export const DictValueInput = (props: InputProps) => (
  <Late>
    <Input {...props} />
  </Late>
)
