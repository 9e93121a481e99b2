/**
 * What the browser loads when the reader first acts, in one file: so the first view names one file and not all of them.
 */
export { loadMessages } from '../locales/load.ts'
export { pageRoutes } from './page-routes.ts'

export const loadLoginDialog = () => import('../features/account/login-dialog.tsx')
export const loadSessionAlert = () => import('../features/account/session-alert.tsx')
