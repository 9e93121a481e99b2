/** Texts of all forms. */
export const messages = {
  'form.problems': '还有 {count} 处需要完善：',
  'form.ofField': '{label}：{words}',
  'form.failed': '没有提交成功，内容已保留',
  'form.saved': '草稿已于 {time} 保存',
  'form.unkept': '这个浏览器不能保存草稿：离开或刷新本页，填写的内容会丢失。',
  'form.restored': '已恢复 {time} 保存的内容',
  'form.discard': '清空重填',
  'form.otherDraft': '此草稿在另一个页面被改过',
  'form.otherDraftHint': '两份都已保存。另一份保存于 {time}，里面的内容与这里不同。',
  'form.takeOther': '改用另一份',
  'form.dropOther': '删除另一份',
  'form.tooLong': '最多 {max} 字',
  'form.badContent': '内容须为 {min} 至 {max} 字',
  'form.leaveTitle': '离开此页？',
  'form.leaveHint': '您填写的内容还没有保存，离开后会丢失。',
  'form.leave': '离开',
  'form.stay': '留在此页'
} as const

declare module '../keys.ts' {
  interface Parts {
    form: typeof messages
  }
}
