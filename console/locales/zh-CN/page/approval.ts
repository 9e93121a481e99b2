/** Texts of replies that the superior approves. */
export const texts = {
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
