/** The effect of holidays that are to be put into use. It is fetched when it is shown. */
import { lazyPart } from '../../lazyPart.ts'
import { Late } from '../../widgets/parts/Late.tsx'

const Effect = lazyPart(() => import('./CalendarEffect.tsx'))

export const CalendarEffect = () => (
  <Late>
    <Effect />
  </Late>
)
