/** Texts of the change of a password, fetched with its page. */
export const texts = {
  password: {
    firstTitle: '请先修改初始密码',
    firstHint: '您现在的密码不是您自己设置的。为了账号安全，换成只有您知道的密码后，才能使用其他功能。',
    old: '原密码',
    new: '新密码',
    again: '确认新密码',
    length: '8-20 个字符（现有 %{count} 个）',
    classes: '包含以下至少三类（现有 %{count} 类）',
    lower: '小写字母',
    upper: '大写字母',
    digit: '数字',
    symbol: '符号',
    met: '已满足：',
    unmet: '未满足：',
    strong: '新密码符合要求',
    needsOld: '请输入原密码',
    weak: '新密码须为 8-20 个字符，并包含小写字母、大写字母、数字、符号中的至少三类',
    same: '新密码不能与原密码相同',
    differs: '两次输入的密码不一致',
    note: '修改后，其他设备上的登录会全部退出，本设备保持登录。',
    submit: '确认修改',
    done: '密码已修改',
    doneHint: '其他设备上的登录已全部退出，本设备保持登录。下次登录请使用新密码。'
  }
}
