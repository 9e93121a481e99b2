/** Texts of all forms. */
export const messages = {
  'form.problems': '还有 {count} 处需要完善：',
  'form.failed': '没有提交成功，内容已保留',
  'form.saved': '草稿已于 {time} 保存',
  'form.restored': '已恢复 {time} 保存的内容',
  'form.discard': '清空重填',
  'form.tooLong': '最多 {max} 字',
  'form.badContent': '内容须为 {min}-{max} 字',
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
