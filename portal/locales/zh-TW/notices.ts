/** Texts of the notices. */
export const messages = {
  'notices.none': '目前沒有通知公告',
  'notices.noneHint': '有新的通知公告時會顯示在這裡。',
  'notices.found': '共 {total} 則通知公告',
  'notices.unread': '未讀',
  'notices.all': '全部通知公告'
} as const
