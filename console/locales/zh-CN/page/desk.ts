/** Texts of the parts of a message's desk that come after its first view. */
export const texts = {
  desk: {
    noStandardTexts: '本单位还没有常用语。写好内容后，可以在这里保存为常用语。',
    keepAsStandardText: '给当前内容起标题，存为常用语',
    writeFirst: '写好内容后再打开这里，可以存为新的常用语。',
    confirmDeleteStandardText: '确认删除',
    deleteStandardText: '删除常用语“%{name}”',
    editStandardText: '修改常用语“%{name}”',
    standardTextTitle: '标题',
    standardTextContent: '内容',
    placeholders: '常用语里可以写 %{names}，插入时替换为这条留言的内容',
    comma: '、',
    expired: '草稿里的附件 %{names} 已过期，请重新上传。',
    files: '附件',
    preview: '发布前核对',
    publish: '确认发布',
    seenByAll: '发布后，所有人都会看到以下内容。',
    seenByAuthor: '这条留言不公开，发布后只有留言人能看到以下内容。',
    similar: '相似留言的回复',
    noSimilar: '没有找到相似的留言。',
    similarNumber: '编号 %{tid}',
    unanswered: '还没有办结回复',
    decided: '%{words}：%{name}',
    lastOne: '列表里没有下一条了。',
    lastOfPage: '这是列表末尾，前面还有 %{smart_count} 条。',
    firstOne: '看第一条',
    lookAgain: '再看一下',
    overtaken: '其他人已先处理了这条内容，以下是最新状态。',
    carried: '您选好的隐藏或改写还没有生效，已放到下面，请核对后提交。',
    doneBy: '%{at} %{name}：%{verb}',
    someone: '平台工作人员',
    separator: '；',
    mergeMain: '选择主留言（其余并入这一条）',
    mergeSimilar: '本单位的相似留言',
    mergeFacts: '编号 %{tid} · %{at} 提交',
    mergeDeadline: ' · %{at} 到期',
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
    yours: '您填写的内容，尚未发布',
    arrived: '%{name}已于 %{at} 提交回复。',
    stillHere: '您填写的内容仍在下面。',
    heldBack: '您的回复还没有发布。可以先查看并采用下级的回复，也可以仍按您的回复发布。',
    readDraft: '查看下级回复',
    insist: '仍然按我的回复发布',
    news: '您打开期间，这条留言有新的情况',
    lost: '内容没有发出：您填写期间情况有变',
    returnWaits: '等待交办单位决定，同意后这次交办即结束；在此之前期限照常计算，可以撤回申请。',
    extension: {
      terms: '延期由平台审批；同意后，期限从 %{at} 起顺延所填的工作日数，并告知留言人。',
      once: '每条留言只能申请一次。审批期间期限不变，请仍按原期限安排。',
      waits: {
        title: '已于 %{at} 申请延期，等待平台审批',
        asked: '申请延长 %{smart_count} 个工作日；同意后，期限由 %{from} 改为 %{to}。',
        next: '审批期间期限不变，请仍按原期限安排；结果会通知您。'
      },
      returned: {
        title: '延期申请已于 %{at} 退回修改',
        next: '期限不变。申请人可以在“流程任务”中修改后重新提交，或撤回申请。'
      },
      approved: {
        title: '延期申请已于 %{at} 获同意',
        next: '期限已从 %{from} 顺延，留言人已收到通知；下级的交办期限不会随之变动。'
      },
      refused: { title: '延期申请未获同意（%{at}）', next: '期限不变；每条留言只能申请一次延期。' },
      withdrawn: { title: '延期申请已撤回（%{at}）', next: '期限不变；每条留言只能申请一次延期。' },
      reason: '意见：%{reason}',
      tasks: '打开流程任务'
    },
    gone: {
      words: '这条留言现在不由您单位办理',
      hint: '可能已改投其他单位、下架或删除，详见“平台反馈”。',
      decisions: '查看平台反馈'
    },
    published: {
      proposed: {
        done: '已于 %{at} 提交上级审核。',
        next: '审核通过后公开并告知留言人；如被退回，会告知理由。'
      },
      interim: {
        done: '阶段性回复已于 %{at} 发布。',
        next: '问题办结后，请再发布办结回复。'
      },
      edited: {
        done: '修改后的回复已于 %{at} 发布。',
        next: '原来的文字保留在修改记录中。'
      },
      final: {
        done: '办结回复已于 %{at} 发布。',
        next: '等待留言人评价；如有新进展，可以继续回复。'
      },
      finalUngraded: {
        done: '办结回复已于 %{at} 发布。',
        next: '这条留言不作评价；如有新进展，可以继续回复。'
      },
      explained: {
        done: '解释已于 %{at} 发布。',
        next: '等待留言人再次评价。'
      },
      closed: {
        done: '解释已于 %{at} 发布。',
        next: '这条留言已办理完毕。'
      },
      handedIn: {
        done: '回复已于 %{at} 提交。',
        next: '等待交办单位审核；审核之前可以撤回。'
      },
      handedUp: {
        done: '采用的回复已于 %{at} 作为本单位的回复提交。',
        next: '等待上级单位审核；审核之前可以撤回。'
      }
    },
    publishedHere: '已提交的内容',
    writeMore: '继续%{verb}',
    dismiss: '知道了',
    olderText: '您对上一稿的修改还在：',
    restore: '恢复',
    discard: '丢弃',
    consequence: {
      interim: '将作为阶段性回复发布，留言继续办理。',
      final: '将作为办结回复发布。',
      explained: '将作为对评价的解释发布。',
      closed: '这是最后的解释，发布后留言办理完毕。',
      edited: '将替换已发布的回复，原来的文字保留在修改记录中。'
    },
    adopting: {
      interim: '将采用%{name}的回复，作为阶段性回复发布，留言继续办理。',
      final: '将采用%{name}的回复，作为办结回复发布。',
      explained: '将采用%{name}的回复，作为对评价的解释发布。',
      closed: '将采用%{name}的回复。这是最后的解释，发布后留言办理完毕。'
    },
    passesOver: '%{names}已提交的回复不会采用。',
    cancels: '交给%{names}的交办随之取消。'
  },
  merging: {
    into: '与编号 %{tid} 合并办理，该留言的回复会同时作为本条的回复。',
    open: '打开该留言',
    title: '合并到这里的留言',
    note: '回复这条留言时，以下留言同时得到相同的回复。',
    at: '%{at} 并入'
  },
  approval: {
    waits: '等待%{name}审核',
    next: '审核通过后才会公开；办理期限以公开时间为准。审核前可以撤回，或修改后重新提交。',
    proposed: '%{kind} · %{at} 提交',
    replace: '修改后重新提交',
    keep: '不修改',
    toDecide: '%{name}提交的回复，等待您审核',
    changed: '提交单位刚刚修改了这份回复，下面是最新内容，请重新阅读后再决定。',
    detector: '提交单位忽略检测提示的理由：%{reason}',
    sentBack: '%{name}退回了这份回复',
    withdrawn: '这份回复已撤回，没有公开',
    lapsed: '这份回复没有公开：留言或回复在审核期间有变化，审核自动失效',
    again: '原文和附件已放回编辑框，修改后可重新提交。',
    againEdit: '原文仍保留，可修改后重新提交。',
    reason: '退回理由：%{reason}',
    sendBack: '退回'
  }
}
