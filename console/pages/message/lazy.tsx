/** The parts of an editor's dialogs. Each is fetched when it is shown. */
import { lazyPart } from '../../base/lazyPart.ts'
import type { InputProps } from '../../derive/overrides.ts'
import { Late } from '../../widgets/parts/notices/Late.tsx'

const Reason = lazyPart(() => import('./ReasonInput.tsx'))

export const ReasonInput = (props: InputProps) => (
  <Late>
    <Reason {...props} />
  </Late>
)
