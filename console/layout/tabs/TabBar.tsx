import { useMediaQuery } from '@mui/material'
import type { Face } from '../../base/face.ts'
import { width } from '../../theme/tokens.ts'
import { Strip } from './Strip.tsx'
import { TabMenu } from './TabMenu.tsx'
import { useTabs } from './useTabs.ts'
import { useViews } from './useViews.ts'

/** Shows the opened pages: a line of tabs on a wide screen, a menu on a phone. */
export function TabBar({ face, uid }: { face: Face; uid: number }) {
  const phone = useMediaQuery(`(max-width: ${width.phone - 0.05}px)`)
  const opened = useTabs(face, uid)
  useViews(opened.tabs.find(tab => tab.isActive)?.name)
  return phone ? <TabMenu opened={opened} isWhole /> : <Strip opened={opened} />
}
