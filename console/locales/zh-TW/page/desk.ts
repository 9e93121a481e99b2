/** Texts of the parts of a message's desk that come after its first view. */
export const texts = {
  desk: {
    noStandardTexts: '本單位還沒有常用語。寫好內容後，可以在這裡儲存為常用語。',
    keepAsStandardText: '將目前內容存為常用語，標題',
    confirmDeleteStandardText: '確認刪除',
    deleteStandardText: '刪除常用語「%{name}」',
    placeholders: '常用語裡可以寫 %{names}，插入時替換為這則留言的內容',
    comma: '、',
    expired: '草稿裡的附件 %{names} 已過期，請重新上傳。',
    files: '附件',
    preview: '發布前核對',
    publish: '確認發布',
    seenByAll: '發布後，所有人都會看到以下內容。',
    seenByAuthor: '這則留言不公開，發布後只有留言人能看到以下內容。',
    similar: '相似留言的回覆',
    noSimilar: '本留言板還沒有已辦結的相似留言。',
    mergeSimilar: '本單位的相似留言',
    mergeFacts: '編號 %{tid} · %{at} 提交',
    mergeDeadline: ' · %{at} 到期',
    mergeNone: '沒有正在辦理的相似留言',
    mergeTyped: '也可直接填寫編號',
    lapses: '有一份回覆正在等待上級審核。提交後它將失效，不再發布；文字會保留，可以再次提交。',
    lapsesOfSeveral:
      '所選留言中，有 %{smart_count} 則的回覆正在等待上級審核。提交後這些回覆將失效，不再發布；文字會保留，可以再次提交。',
    lapsesWithMessage: '有 %{smart_count} 份回覆正在等待上級審核。操作後它將失效，不再發布。',
    ungraded: '尚未評價',
    copy: '加到我的回覆裡',
    copyOf: '把「%{subject}」的回覆加到我的回覆裡',
    copied: '已加到回覆末尾，請依本則留言的情況修改。',
    writtenBy: '%{name} 正在撰寫這則留言的回覆（%{at} 開始）。',
    agreeFirst: '請先與對方商量，避免重複回覆。',
    openBy: '%{names} 也開啟了這則留言。',
    bothTexts: '您填寫期間，這則留言已有新的回覆',
    theirs: '%{name} 發布於 %{at}',
    yours: '您填寫的內容，尚未發布'
  }
}
