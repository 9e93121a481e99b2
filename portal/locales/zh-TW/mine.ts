/** Texts of one’s own messages. */
export const messages = {
  'post.doneHint': '審核通過後轉給承辦單位。',

  'mine.tabs': '依狀態查看',
  'mine.all': '全部',
  'mine.pending': '待審核',
  'mine.returned': '已退回',
  'mine.awaiting': '辦理中',
  'mine.toGrade': '待評價',
  'mine.done': '已辦結',
  'mine.withdrawn': '已撤回或刪除',
  'mine.entries': '參加的徵集',
  'mine.none': '這裡沒有留言',
  'mine.noneHint': '換個狀態看看。',
  'mine.noneYet': '您還沒有留言',
  'mine.noneYetHint': '您寫給領導的留言和辦理進展會顯示在這裡。',
  'mine.deletionOpen': '已申請刪除',
  'mine.gradingOver': '評價期已過',
  'mine.explainedAt': '解釋於',
  'mine.entriesNone': '您還沒有參加過徵集',
  'mine.entriesNoneHint': '徵集中的活動都在人民建議裡。',
  'mine.entriesFound': '共參加 {total} 次',
  'mine.campaign': '徵集：{title}',
  'mine.campaignGone': '徵集：已不再公開',
  'mine.life0': '未開始',
  'mine.life1': '徵集中',
  'mine.life2': '已結束'
} as const
