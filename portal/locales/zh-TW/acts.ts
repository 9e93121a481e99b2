/** Texts of what one does with a message of one’s own, and of uploads. */
export const messages = {
  'upload.label': '圖片和影片',
  'upload.choose': '選擇圖片或影片',
  'upload.count': '（{count} / {most}）',
  'upload.hint': '圖片支援 jpg、jpeg、png、gif、bmp，每張 50MB 以內；影片 100MB 以內。也可以把檔案拖到這裡。',
  'upload.files': '已選擇的檔案',
  'upload.progress': '{name} 的上傳進度',
  'upload.remove': '移除',
  'upload.removeFile': '移除 {name}',
  'upload.cancelFile': '取消上傳 {name}',
  'upload.failed': '上傳失敗',
  'upload.tooMany': '您上傳的附件數量已達上限',
  'upload.notAnImage': '上傳的圖片只能是.jpg .png .jpeg .gif .bmp格式的圖片！',
  'upload.imageTooLarge': '上傳的圖片大小不能超過50MB！',
  'upload.videoTooLarge': '上傳影片大小不能超過100M！',

  'grade.dialog': '評價：{subject}',
  'grade.choose': '請為「{label}」評分',
  'grade.comment': '想說的話',
  'grade.commentHint': '審核通過後公開。',
  'grade.thanksAct': '向承辦單位表示感謝',
  'grade.submit': '送出評價',
  'grade.done': '評價已送出，謝謝您',

  'supplement.dialog': '補充：{subject}',
  'supplement.label': '補充內容',
  'supplement.hint': '審核通過後附在留言後面，承辦單位會看到。',
  'supplement.submit': '送出補充',
  'supplement.done': '補充已送出，等待審核',

  'withdraw.dialog': '撤回：{subject}',
  'withdraw.sure': '撤回後這則留言不再辦理，也無法復原。確定要撤回嗎？',
  'withdraw.done': '留言已撤回',

  'deletion.dialog': '申請刪除：{subject}',
  'deletion.hint': '平台審核同意後，這則留言不再公開，也無法復原。審核期間留言照常辦理，您可以隨時撤回申請。',
  'deletion.reason': '刪除理由',
  'deletion.badReason': '理由須為 {min} 至 {max} 字',
  'deletion.submit': '送出申請',
  'deletion.done': '刪除申請已送出，等待平台審核',
  'deletion.withdrawDialog': '撤回刪除申請：{subject}',
  'deletion.withdrawHint': '撤回後留言維持現狀，繼續辦理。之後仍可再次申請。',
  'deletion.withdrawn': '刪除申請已撤回',

  'grade.graded': '您評價的回覆',

  'solved.choose': '請選擇問題是否已解決'
} as const
