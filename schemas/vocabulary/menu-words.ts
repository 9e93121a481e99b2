/** The menu names of the hand-made pages of the administration. */
import type { IconName } from './icons.ts'
import type { View } from './vocabulary.ts'
import { translations, type Words } from './words.ts'

interface Named {
  readonly names: Words
  readonly icon: IconName
}

interface StaffPage extends Named {
  readonly url: `/${string}`
  readonly permission: string
  /** The group of the menu to which it belongs. */
  readonly group: View['menu']
}

/** Hand-made pages of the administration that are in the menu. */
export const staffPages = {
  health: {
    url: '/health',
    permission: 'sys:health:page',
    icon: 'security',
    group: 'system',
    names: translations('队列与健康', '佇列與健康', 'Queues and health')
  },
  proposals: {
    url: '/proposals',
    permission: 'sys:proposal:page',
    icon: 'tune',
    group: 'system',
    names: translations('系统建议', '系統建議', 'Proposals')
  },
  helpTexts: {
    url: '/helpTexts',
    permission: 'board:help:page',
    icon: 'help',
    group: 'content',
    names: translations('帮助内容', '說明內容', 'Help pages')
  },
  hotIssues: {
    url: '/hotIssues',
    permission: 'board:issue:publish',
    icon: 'location',
    group: 'review',
    names: translations('热点', '熱點', 'Hot issues')
  },
  figures: {
    url: '/figures',
    permission: 'board:statistics:page',
    icon: 'chart',
    group: 'review',
    names: translations('全部机构数据', '全部機構數據', 'Figures of all institutions')
  }
} as const satisfies Readonly<Record<string, StaffPage>>
