import { lazy, Suspense } from 'react'
import { useScripted } from '../lib/use-scripted.ts'
import { withTexts } from '../locales/shown.ts'
import type { ShareProps } from './share.tsx'

const Share = lazy(() => withTexts(['share'], import('./share.tsx')))

/** Shows the button that shares a page. It needs scripts, so it comes after the first view. */
export function ShareButton(props: ShareProps) {
  if (!useScripted()) return null
  return (
    <Suspense>
      <Share {...props} />
    </Suspense>
  )
}
