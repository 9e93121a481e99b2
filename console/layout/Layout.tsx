import { Box, Drawer, useMediaQuery } from '@mui/material'
import { useStore, useTranslate } from 'ra-core'
import { type ReactNode, Suspense, useState } from 'react'
import { ErrorBoundary } from 'react-error-boundary'
import { faceOf } from '../base/face.ts'
import { lazyPart } from '../base/lazyPart.ts'
import { ActionHost } from '../derive/dialog/ActionHost.tsx'
import { useMe } from '../session/useMe.ts'
import { roomy, size, width } from '../theme/tokens.ts'
import { PageError } from '../widgets/parts/notices/PageError.tsx'
import { Notice } from '../widgets/parts/notices/States.tsx'
import { Footer } from './Footer.tsx'
import { forgetFailures } from './failedPages.ts'
import { Guard } from './guard/Guard.tsx'
import { SideMenu } from './SideMenu.tsx'
import { TopBar } from './TopBar.tsx'
import { TabBar } from './tabs/TabBar.tsx'
import { useFocusOnMove } from './useFocusOnMove.ts'

const HorizontalMenu = lazyPart(() =>
  import('./HorizontalMenu.tsx').then(module => ({ default: module.HorizontalMenu }))
)
const LateParts = lazyPart(() =>
  import('./late/LateParts.tsx').then(module => ({ default: module.LateParts }))
)

const skipLink = {
  position: 'absolute',
  left: 8,
  top: -60,
  zIndex: 'tooltip',
  px: 3,
  py: 2,
  bgcolor: 'background.paper',
  '&:focus': { top: 8 }
} as const

/** The style of the menu in a line, for people who have chosen it. */
const horizontalMenu = {
  flexShrink: 0,
  minHeight: size.tabBar,
  bgcolor: 'background.paper',
  borderBottom: 1,
  borderColor: 'divider'
} as const

/** The style of the line of opened pages. Its space is reserved until the reader is known. */
const tabBar = {
  flexShrink: 0,
  height: size.tabBar,
  bgcolor: 'background.paper',
  borderBottom: 1,
  borderColor: 'divider'
} as const

/**
 * Shows the top bar, the left menu, the opened pages and the page. The menu is folded below 992 px (specification 9) and
 * is a drawer on a phone. A person who must change their password or set up a second factor first has no menu, because
 * they may open nothing else.
 */
export function Layout({ children }: { children?: ReactNode }) {
  const translate = useTranslate()
  const face = faceOf(window.location.pathname)
  const { firstPage, info } = useMe()
  const bare = firstPage !== undefined
  const narrow = useMediaQuery(`(max-width: ${width.foldMenu}px)`)
  const phone = useMediaQuery(`(max-width: ${width.phone - 0.05}px)`)
  const [wideFolded, setWideFolded] = useStore('menu.folded', false)
  const [isHorizontal] = useStore('menu.horizontal', false)
  const horizontal = isHorizontal && !narrow && !bare
  const [narrowOpen, setNarrowOpen] = useState(false)
  const open = narrow ? narrowOpen : !wideFolded
  const toggle = () => (narrow ? setNarrowOpen(!narrowOpen) : setWideFolded(!wideFolded))
  const menuWidth = open && !phone ? size.menu : size.menuFolded
  const choose = () => setNarrowOpen(false)
  const main = useFocusOnMove()

  return (
    <Guard face={face}>
      <ActionHost>
        <Box
          sx={{
            display: 'flex',
            flexDirection: 'column',
            minHeight: '100dvh',
            [roomy.sm]: { height: '100dvh' }
          }}
        >
          <Box component="a" href="#main" sx={skipLink}>
            {translate('ra.navigation.skip_nav')}
          </Box>
          <TopBar face={face} menuOpen={open} onMenu={toggle} bare={bare} isFoldable={!horizontal} />
          {horizontal && (
            <Box sx={horizontalMenu}>
              <Suspense>
                <HorizontalMenu face={face} />
              </Suspense>
            </Box>
          )}
          <Box sx={{ display: 'flex', flex: 1, minHeight: 0 }}>
            {bare || horizontal ? null : phone ? (
              <Drawer
                open={open}
                onClose={choose}
                slotProps={{ paper: { id: 'side-menu', sx: { width: size.menu } } }}
              >
                <SideMenu face={face} folded={false} onChoose={choose} />
              </Drawer>
            ) : (
              <Box
                id="side-menu"
                sx={{
                  width: menuWidth,
                  flexShrink: 0,
                  bgcolor: 'background.paper',
                  borderRight: 1,
                  borderColor: 'divider',
                  overflowY: 'auto'
                }}
              >
                <SideMenu face={face} folded={!open} onChoose={choose} />
              </Box>
            )}
            <Box sx={{ flex: 1, minWidth: 0, display: 'flex', flexDirection: 'column' }}>
              {!bare && (
                <Box component="nav" aria-label={translate('frame.tabs')} sx={tabBar}>
                  {info && <TabBar key={info.uid} face={face} uid={info.uid} />}
                </Box>
              )}
              <Box
                component="main"
                id="main"
                ref={main}
                tabIndex={-1}
                sx={{ flex: 1, minHeight: 0, [roomy.sm]: { overflow: 'auto' }, '&:focus': { outline: 0 } }}
              >
                <ErrorBoundary FallbackComponent={PageError} onReset={forgetFailures}>
                  <Suspense fallback={<Notice kind="loading" words={translate('ra.page.loading')} />}>
                    {children}
                  </Suspense>
                </ErrorBoundary>
              </Box>
              <Footer face={face} />
            </Box>
          </Box>
          <Suspense>{!bare && <LateParts face={face} />}</Suspense>
        </Box>
      </ActionHost>
    </Guard>
  )
}
