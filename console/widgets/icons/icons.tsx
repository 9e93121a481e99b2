import { Box } from '@mui/material'
import { type ComponentType, Suspense } from 'react'
import type { Face } from '../../base/face.ts'
import { lazyPart } from '../../base/lazyPart.ts'

type Icon = ComponentType<{ name: string }>

const load = () =>
  import('./iconMap.tsx').then((module): { default: Icon } => ({ default: module.DrawnIcon }))

const loadOther = () => import('./administrationIcons.tsx')

// every icon has a text beside it, so a page without its icons is still complete
const Drawn = lazyPart(() => load().catch((): { default: Icon } => ({ default: () => null })))

/** Fetches the icons of a face's menu together with the first scripts, so that the menu has them when it is shown. */
export function preloadIcons(face: Face): void {
  load().catch(() => undefined)
  if (face === 'admin') loadOther().catch(() => undefined)
}

/** Draws the icon of a name of `schemas/vocabulary/icons.ts`; its space is reserved until it is fetched. */
export function MenuIcon({ name }: { name: string }) {
  return (
    <Suspense fallback={<Box component="span" sx={{ width: 20, height: 20, display: 'inline-block' }} />}>
      <Drawn name={name} />
    </Suspense>
  )
}

const byName = new Map<string, ComponentType>()

/** Returns the component of an icon; it is the same at each call. */
export function iconNamed(name: string): ComponentType {
  const known = byName.get(name) ?? (() => <MenuIcon name={name} />)
  byName.set(name, known)
  return known
}
