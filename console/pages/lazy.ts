import { entityNames } from '@board/generated/entity-names'
import { lazy } from 'react'
import { boardNamed } from '../boards.ts'

const load = {
  login: () => import('../auth/LoginPage.tsx').then(module => ({ default: module.LoginPage })),
  board: () => import('../derive/board/BoardPage.tsx').then(module => ({ default: module.BoardPage })),
  entity: () => import('../derive/entity/EntityPages.tsx').then(module => ({ default: module.EntityPages })),
  taskMain: () => import('./taskMain/TaskMain.tsx').then(module => ({ default: module.TaskMain })),
  workTable: () => import('./WorkTable.tsx').then(module => ({ default: module.WorkTable })),
  messageCenter: () => import('./MessageCenter.tsx').then(module => ({ default: module.MessageCenter })),
  noticePage: () => import('./center/NoticePage.tsx').then(module => ({ default: module.NoticePage })),
  settings: () => import('./settings/EditPassword.tsx').then(module => ({ default: module.EditPassword })),
  instance: () =>
    import('./process/ProcessInstance.tsx').then(module => ({ default: module.ProcessInstance })),
  definition: () =>
    import('./process/ProcessDefinition.tsx').then(module => ({ default: module.ProcessDefinition })),
  message: () => import('./message/EditorMessage.tsx').then(module => ({ default: module.EditorMessage })),
  health: () => import('./health/SiteHealth.tsx').then(module => ({ default: module.SiteHealth })),
  processModel: () => import('./drawing/ProcessModel.tsx').then(module => ({ default: module.ProcessModel }))
}

export const LoginPage = lazy(load.login)
export const BoardPage = lazy(load.board)
export const EntityPages = lazy(load.entity)
export const TaskMain = lazy(load.taskMain)
export const WorkTable = lazy(load.workTable)
export const MessageCenter = lazy(load.messageCenter)
export const NoticePage = lazy(load.noticePage)
export const EditPassword = lazy(load.settings)
export const EditorMessage = lazy(load.message)
export const ProcessInstance = lazy(load.instance)
export const ProcessDefinition = lazy(load.definition)
export const SiteHealth = lazy(load.health)
export const ProcessModel = lazy(load.processModel)

/** The page that an address asks for, by the first step below the basename. */
export function pageOf(pathname: string): keyof typeof load | undefined {
  const name = pathname.split('/')[2] ?? ''
  if (boardNamed(name)) return 'board'
  if (pathname.startsWith('/admin/') && entityNames.some(entity => entity === name)) return 'entity'
  return Object.hasOwn(load, name) ? (name as keyof typeof load) : undefined
}

/** Fetches the page of an address while the session is still being asked for, so that it does not wait its turn. */
export function preloadPage(pathname: string): void {
  const page = pageOf(pathname)
  if (page) void load[page]().catch(() => undefined)
}
