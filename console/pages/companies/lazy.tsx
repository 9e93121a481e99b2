/** The part of the dialogs of companies. It is fetched when it is shown. */
import { lazyPart } from '../../base/lazyPart.ts'
import type { WarningProps } from '../../derive/overrides.ts'
import { Late } from '../../widgets/parts/notices/Late.tsx'

const Asked = lazyPart(() =>
  import('./AskedOfCompany.tsx').then(module => ({ default: module.AskedOfCompany }))
)

export const AskedOfCompany = (props: WarningProps) => (
  <Late>
    <Asked {...props} />
  </Late>
)
