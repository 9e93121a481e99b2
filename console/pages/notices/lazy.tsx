/** The part of the dialog that sends a notice. It is fetched when it is shown. */
import { lazyPart } from '../../base/lazyPart.ts'
import type { WarningProps } from '../../derive/overrides.ts'
import { Late } from '../../widgets/parts/notices/Late.tsx'

const Readers = lazyPart(() => import('./ReadersOfNotice.tsx'))

export const ReadersOfNotice = (props: WarningProps) => (
  <Late>
    <Readers {...props} />
  </Late>
)
