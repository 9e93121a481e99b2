/** Texts of the parts of a message's desk that come after its first view. */
export const texts = {
  desk: {
    comma: '、',
    expired: '草稿裡的附件 %{names} 已過期，請重新上傳。',
    files: '附件',
    preview: '發布前核對',
    publish: '確認發布',
    seenByAll: '發布後，所有人都會看到以下內容。',
    seenByAuthor: '這則留言不公開，發布後只有留言人能看到以下內容。'
  }
}
