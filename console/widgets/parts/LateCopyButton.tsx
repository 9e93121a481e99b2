import { type ComponentProps, lazy } from 'react'
import { Late } from './Late.tsx'

const CopyButton = lazy(() => import('./CopyButton.tsx').then(module => ({ default: module.CopyButton })))

/** Copies a text, as `CopyButton` does. It is fetched when it is shown, because few dialogs have one. */
export const LateCopyButton = (props: ComponentProps<typeof CopyButton>) => (
  <Late>
    <CopyButton {...props} />
  </Late>
)
