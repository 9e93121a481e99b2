/** Texts of the parts of a message's desk that come after its first view. */
export const texts = {
  desk: {
    noStandardTexts: '本单位还没有常用语。写好内容后，可以在这里保存为常用语。',
    keepAsStandardText: '把当前内容存为常用语，标题',
    confirmDeleteStandardText: '确认删除',
    deleteStandardText: '删除常用语“%{name}”',
    placeholders: '常用语里可以写 %{names}，插入时替换为这条留言的内容',
    comma: '、',
    expired: '草稿里的附件 %{names} 已过期，请重新上传。',
    files: '附件',
    preview: '发布前核对',
    publish: '确认发布',
    seenByAll: '发布后，所有人都会看到以下内容。',
    seenByAuthor: '这条留言不公开，发布后只有留言人能看到以下内容。',
    similar: '相似留言的回复',
    noSimilar: '本留言板还没有已办结的相似留言。',
    mergeSimilar: '本单位的相似留言',
    mergeFacts: '编号 %{tid} · %{at} 提交',
    mergeDeadline: ' · %{at} 到期',
    mergeNone: '没有正在办理的相似留言',
    mergeTyped: '也可直接填写编号',
    lapses: '有一份回复正在等待上级审核。提交后它将失效，不再发布；文字会保留，可以再次提交。',
    lapsesOfSeveral:
      '所选留言中，有 %{smart_count} 条的回复正在等待上级审核。提交后这些回复将失效，不再发布；文字会保留，可以再次提交。',
    lapsesWithMessage: '有 %{smart_count} 份回复正在等待上级审核。操作后它将失效，不再发布。',
    ungraded: '尚未评价',
    copy: '加到我的回复里',
    copyOf: '把“%{subject}”的回复加到我的回复里',
    copied: '已加到回复末尾，请按本条留言的情况修改。',
    writtenBy: '%{name} 正在写这条留言的回复（%{at} 开始）。',
    agreeFirst: '请先与对方商量，避免重复回复。',
    openBy: '%{names} 也打开了这条留言。',
    bothTexts: '您填写期间，这条留言已有新的回复',
    theirs: '%{name} 发布于 %{at}',
    yours: '您填写的内容，尚未发布'
  }
}
