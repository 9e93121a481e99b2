/**
 * The modules that the browser loads on the reader's first action, in one file: so the first view names one
 * file and not all of them.
 */
export { loadMessages } from '../locales/load.ts'
export { createMovingRouter } from './router/moving-router.ts'

export const loadCompareSession = () => import('./compare-session.ts')
export const loadAskApp = () => import('../services/ask-app.ts')
export const loadGateDialog = () => import('../features/account/gate-dialog.tsx')
