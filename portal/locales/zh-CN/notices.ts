/** Texts of the notices. */
export const messages = {
  'notices.none': '暂无通知公告',
  'notices.noneHint': '有新的通知公告时会显示在这里。',
  'notices.found': '共 {total} 条通知公告',
  'notices.unread': '未读',
  'notices.all': '全部通知公告'
} as const

declare module '../keys.ts' {
  interface Parts {
    notices: typeof messages
  }
}
