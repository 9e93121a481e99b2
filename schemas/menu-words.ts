/** What boards and pages of the console are called in its menu: a new one is named here, beside its schema. */
import type { boards } from './boards/index.ts'
import type { Language } from './errors/entry.ts'
import type { IconName } from './icons.ts'

interface Named {
  readonly names: Readonly<Record<Language, string>>
  readonly icon: IconName
}

const inWords = (zhCN: string, zhTW: string, enUS: string): Named['names'] => ({
  'zh-CN': zhCN,
  'zh-TW': zhTW,
  'en-US': enUS
})

/** Task boards; one without words does not compile. */
export const boardWords: Readonly<Record<(typeof boards)[number]['name'], Named>> = {
  'list-ans': { names: inWords('本级留言', '本級留言', 'Our messages'), icon: 'chat' },
  'list-to': { names: inWords('上级交办', '上級交辦', 'Assigned to us'), icon: 'inbox' },
  'list-from': { names: inWords('交办下级', '交辦下級', 'Assigned by us'), icon: 'outbox' },
  queue: { names: inWords('审核', '審核', 'Approval'), icon: 'task' },
  myTasks: { names: inWords('流程任务', '流程任務', 'Process tasks'), icon: 'task' },
  tasks: { names: inWords('我的任务', '我的任務', 'My tasks'), icon: 'task' },
  instances: { names: inWords('流程实例', '流程實例', 'Process instances'), icon: 'history' },
  definitions: { names: inWords('流程定义', '流程定義', 'Process definitions'), icon: 'workflow' },
  processModels: { names: inWords('流程模型', '流程模型', 'Process models'), icon: 'tree' },
  inbox: { names: inWords('开发收件箱', '開發收件匣', 'Development inbox'), icon: 'mail' }
}

/** Pages of the administration that are made by hand and stand in the menu, among the system's. */
export const staffPages = {
  health: {
    url: '/health',
    permission: 'sys:health:page',
    icon: 'security',
    names: inWords('队列与健康', '佇列與健康', 'Queues and health')
  }
} as const satisfies Readonly<
  Record<string, Named & { readonly url: `/${string}`; readonly permission: string }>
>
