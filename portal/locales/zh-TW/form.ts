/** Texts of all forms. */
export const messages = {
  'form.problems': '還有 {count} 處需要完善：',
  'form.ofField': '{label}：{words}',
  'form.failed': '未能送出，內容已保留',
  'form.saved': '草稿已於 {time} 儲存',
  'form.unkept': '這個瀏覽器不能儲存草稿：離開或重新整理本頁，填寫的內容會遺失。',
  'form.restored': '已恢復 {time} 儲存的內容',
  'form.discard': '清空重填',
  'form.otherDraft': '此草稿在另一個頁面被改過',
  'form.otherDraftHint': '兩份都已儲存。另一份儲存於 {time}，內容與這裡不同。',
  'form.takeOther': '改用另一份',
  'form.dropOther': '刪除另一份',
  'form.tooLong': '最多 {max} 字',
  'form.badContent': '內容須為 {min} 至 {max} 字',
  'form.leaveTitle': '離開此頁？',
  'form.leaveHint': '您填寫的內容尚未儲存，離開後會遺失。',
  'form.leave': '離開',
  'form.stay': '留在此頁'
} as const
