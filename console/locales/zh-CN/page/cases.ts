/** Texts of the page of a case, fetched with it. */
export const texts = {
  cases: {
    propose: '申报案例',
    hintUnkept: '提交后由平台审批，通过后在案例库公开。',
    hint: '提交后由平台审批，通过后在案例库公开。未提交的内容会自动保存在本浏览器。',
    notWorthy: '这条留言现在不能申报案例：须是本单位已最终回复、公开且不在复核中的留言。',
    saveDraft: '存为草稿',
    save: '保存',
    saveFirst: '草稿可以分几次填写，各项都填好后才能提交审批。提交的是已保存的内容，修改后请先保存。',
    unsaved: '有修改还没有保存，保存后才能提交审批。',
    chosen: '展示回复中的附件',
    message: '查看原留言',
    process: '查看审批进度',
    note: '审批意见：%{note}',
    reason: '下架原因：%{note}',
    summary: '案例摘要',
    measures: '主要做法',
    result: '办理成效',
    done: {
      proposed: '案例已提交，等待审批；结果会通知您。',
      drafted: '已存为草稿，本单位的同事都能继续编辑。',
      saved: '已保存。内容完整后请提交审批。',
      withdrawn: '案例已撤回，可以修改后重新提交。'
    },
    standing: {
      draft: '草稿，还没有提交审批。',
      pending: '正在审批，通过后自动公开。',
      published: '已在案例库公开。',
      returned: '已退回修改，请按审批意见修改后重新提交。',
      refused: '没有通过，请按审批意见修改后重新提交。',
      withdrawn: '已撤回，可以修改后重新提交。',
      takenDown: '已被平台下架，公众看不到。下架后不能修改，也不能重新申报；平台恢复发布后才再次公开。'
    }
  }
}
