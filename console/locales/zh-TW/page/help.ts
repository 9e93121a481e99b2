/** Texts of the help center and of the manual, fetched with them. */
export const texts = {
  help: {
    title: '說明中心',
    intro: '請選擇一項說明內容。',
    updatedAt: '更新於 %{at}',
    manual: { title: '操作手冊', contents: '目錄' }
  }
}
