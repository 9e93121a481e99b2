/** Texts of the parts of a message's desk that come after its first view. */
export const texts = {
  desk: {
    comma: '、',
    expired: '草稿里的附件 %{names} 已过期，请重新上传。',
    files: '附件',
    preview: '发布前核对',
    publish: '确认发布',
    seenByAll: '发布后，所有人都会看到以下内容。',
    seenByAuthor: '这条留言不公开，发布后只有留言人能看到以下内容。'
  }
}
