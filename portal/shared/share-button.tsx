import { Suspense } from 'react'
import { latePart } from '../lib/late-part.ts'
import { useScripted } from '../lib/use-scripted.ts'
import type { ShareProps } from './share.tsx'

// it uses no own file of texts: `withTexts` would load the router as well
const Share = latePart(() => import('./share.tsx'))

/** Shows the button to share a page. It needs scripts, so it is loaded after the first view. */
export function ShareButton(props: ShareProps) {
  if (!useScripted()) return null
  return (
    <Suspense>
      <Share {...props} />
    </Suspense>
  )
}
