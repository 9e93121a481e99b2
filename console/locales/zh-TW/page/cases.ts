/** Texts of the page of a case, fetched with it. */
export const texts = {
  cases: {
    propose: '申報案例',
    hintUnkept: '提交後由平台審批，通過後在案例庫公開。',
    hint: '提交後由平台審批，通過後在案例庫公開。未提交的內容會自動儲存在本瀏覽器。',
    notWorthy: '這則留言現在不能申報案例：須是本單位已最終回覆、公開且不在複核中的留言。',
    saveDraft: '存為草稿',
    save: '儲存',
    saveFirst: '草稿可以分幾次填寫，各項都填好後才能提交審批。提交的是已儲存的內容，修改後請先儲存。',
    unsaved: '有修改還沒有儲存，儲存後才能提交審批。',
    chosen: '展示回覆中的附件',
    message: '檢視原留言',
    process: '檢視審批進度',
    note: '審批意見：%{note}',
    reason: '下架原因：%{note}',
    summary: '案例摘要',
    measures: '主要做法',
    result: '辦理成效',
    done: {
      proposed: '案例已提交，等待審批；結果會通知您。',
      drafted: '已存為草稿，本單位的同事都能繼續編輯。',
      saved: '已儲存。內容完整後請提交審批。',
      withdrawn: '案例已撤回，可以修改後重新提交。'
    },
    standing: {
      draft: '草稿，還沒有提交審批。',
      pending: '正在審批，通過後自動公開。',
      published: '已在案例庫公開。',
      returned: '已退回修改，請依審批意見修改後重新提交。',
      refused: '沒有通過，請依審批意見修改後重新提交。',
      withdrawn: '已撤回，可以修改後重新提交。',
      takenDown: '已被平台下架，公眾看不到。下架後不能修改，也不能重新申報；平台恢復發布後才再次公開。'
    }
  }
}
