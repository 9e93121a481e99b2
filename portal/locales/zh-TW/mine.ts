/** Texts of one’s own messages. */
export const messages = {
  'post.done': '留言已送出，編號 {tid}',
  'post.doneHint': '審核通過後轉給承辦單位。有進展會在這裡顯示。',

  'mine.tabs': '依狀態查看',
  'mine.all': '全部',
  'mine.pending': '待審核',
  'mine.returned': '已退回',
  'mine.awaiting': '待回覆',
  'mine.toGrade': '待評價',
  'mine.done': '已辦結',
  'mine.withdrawn': '已撤回',
  'mine.none': '這裡沒有留言',
  'mine.noneHint': '換個狀態看看，或寫一則新的留言。'
} as const
