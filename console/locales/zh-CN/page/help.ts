/** Texts of the help center and of the manual, fetched with them. */
export const texts = {
  help: {
    title: '帮助中心',
    intro: '请选择一项帮助内容。',
    updatedAt: '更新于 %{at}',
    manual: { title: '操作手册', contents: '目录' }
  }
}
