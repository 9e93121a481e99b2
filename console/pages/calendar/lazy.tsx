/** The effect of holidays that are to be put into use. It is fetched when it is shown. */

import { lazyPart } from '../../base/lazyPart.ts'
import type { WarningProps } from '../../derive/overrides.ts'
import { withPageTexts } from '../../widgets/PageTexts.tsx'
import { Late } from '../../widgets/parts/Late.tsx'

const Effect = withPageTexts(
  'records',
  lazyPart(() => import('./CalendarEffect.tsx'))
)

export const CalendarEffect = (props: WarningProps) => (
  <Late>
    <Effect {...props} />
  </Late>
)
