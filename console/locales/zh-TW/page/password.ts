/** Texts of the change of a password, fetched with its page. */
export const texts = {
  password: {
    firstTitle: '請先修改初始密碼',
    firstHint: '您目前的密碼不是您自己設定的。為了帳號安全，換成只有您知道的密碼後，才能使用其他功能。',
    old: '原密碼',
    new: '新密碼',
    again: '確認新密碼',
    length: '8-20 個字元（目前 %{count} 個）',
    classes: '包含以下至少三類（目前 %{count} 類）',
    lower: '小寫字母',
    upper: '大寫字母',
    digit: '數字',
    symbol: '符號',
    met: '已符合：',
    unmet: '未符合：',
    strong: '新密碼符合要求',
    needsOld: '請輸入原密碼',
    weak: '新密碼須為 8-20 個字元，並包含小寫字母、大寫字母、數字、符號中的至少三類',
    same: '新密碼不能與原密碼相同',
    differs: '兩次輸入的密碼不一致',
    note: '修改後，其他裝置上的登入會全部登出，本裝置維持登入。',
    submit: '確認修改',
    done: '密碼已修改',
    doneHint: '其他裝置已全部登出，本裝置維持登入。下次登入請使用新密碼。'
  }
}
