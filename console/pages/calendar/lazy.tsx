/** The effect of holidays that are to be put into use. It is fetched when it is shown. */

import { lazyPart } from '../../base/lazyPart.ts'
import type { WarningProps } from '../../derive/overrides.ts'
import { Late } from '../../widgets/parts/notices/Late.tsx'
import { withPageTexts } from '../../widgets/parts/PageTexts.tsx'

const Effect = withPageTexts(
  'records',
  lazyPart(() => import('./CalendarEffect.tsx'))
)

export const CalendarEffect = (props: WarningProps) => (
  <Late>
    <Effect {...props} />
  </Late>
)
