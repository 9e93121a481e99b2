/** Texts of replies that the superior approves. */
export const texts = {
  approval: {
    waits: '等待%{name}審核',
    next: '審核通過後才會公開；辦理期限以公開時間為準。審核前可以撤回，或修改後重新提交。',
    proposed: '%{kind} · %{at} 提交',
    replace: '修改後重新提交',
    keep: '不修改',
    toDecide: '%{name}提交的回覆，等待您審核',
    changed: '提交單位剛剛修改了這份回覆，下面是最新內容，請重新閱讀後再決定。',
    detector: '提交單位忽略檢測提示的理由：%{reason}',
    sentBack: '%{name}退回了這份回覆',
    withdrawn: '這份回覆已撤回，沒有公開',
    lapsed: '這份回覆沒有公開：留言或回覆在審核期間有變化，審核自動失效',
    again: '原文和附件已放回編輯框，修改後可重新提交。',
    againEdit: '原文仍保留，可修改後重新提交。',
    reason: '退回理由：%{reason}',
    sendBack: '退回'
  }
}
