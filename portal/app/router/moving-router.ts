import type { DataRouteObject, DataRouter, HydrationState } from 'react-router-dom'
import { hasOverlays, holdEntries, leaveOverlays, watchSheets } from '../../lib/overlays.ts'
import { createBrowserRouter } from './browser-router.ts'
import { pageRoutes } from './page-routes.ts'

/**
 * Creates the router that moves from page to page. Before a move, open dialogs and sheets give up their entries in the history.
 * @param around the id of the route around all pages
 */
export function createMovingRouter(
  routes: DataRouteObject[],
  hydrationData: HydrationState,
  around: string
): DataRouter {
  watchSheets()
  const router = createBrowserRouter(routes, {
    hydrationData,
    patchRoutesOnNavigation: ({ patch }) => patch(around, pageRoutes())
  })
  const move: (...where: never[]) => Promise<void> = router.navigate
  router.navigate = async (...where: never[]) => {
    if (hasOverlays()) await leaveOverlays()
    return holdEntries(move(...where))
  }
  return router
}
