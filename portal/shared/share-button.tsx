import { lazy } from 'react'
import { useScripted } from '../lib/use-scripted.ts'
import { Optional } from '../ui/optional.tsx'
import type { ShareProps } from './share.tsx'

// it uses no own file of texts: `withTexts` would load the router as well
const Share = lazy(() => import('./share.tsx'))

/** Shows the button to share a page. It needs scripts, so it is loaded after the first view. */
export function ShareButton(props: ShareProps) {
  if (!useScripted()) return null
  return (
    <Optional>
      <Share {...props} />
    </Optional>
  )
}
