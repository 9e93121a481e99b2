import { lazy, Suspense } from 'react'
import { useScripted } from '../lib/use-scripted.ts'
import type { ShareProps } from './share.tsx'

// it has no texts of its own: these would bring the router along
const Share = lazy(() => import('./share.tsx'))

/** Shows the button that shares a page. It needs scripts, so it comes after the first view. */
export function ShareButton(props: ShareProps) {
  if (!useScripted()) return null
  return (
    <Suspense>
      <Share {...props} />
    </Suspense>
  )
}
