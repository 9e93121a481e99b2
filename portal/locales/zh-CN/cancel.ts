/** Texts of cancelling an account. */
export const messages = {
  'cancel.title': '注销账号',
  'cancel.know': '注销前请了解',
  'cancel.lost': '将被删除',
  'cancel.lost1': '手机号、邮箱、真实姓名和证件信息',
  'cancel.lost2': '用户名、昵称和密码，不能再登录或找回',
  'cancel.lost3': '收藏、关注、浏览记录和通知',
  'cancel.stays': '将会保留',
  'cancel.stays1': '您的公开留言和回复，署名改为“已注销用户”',
  'cancel.stays2': '还没有回复的留言会继续办理，但您收不到通知',
  'cancel.stays3': '手机号和证件可以重新注册，但不能恢复这个账号',
  'cancel.export': '先导出我的数据',
  'cancel.confirm': '确认注销',
  'cancel.knows': '我已了解：注销立即生效，不能撤销',
  'cancel.needsTick': '请先勾选，表示您已了解',
  'cancel.submit': '注销账号',
  'cancel.askTitle': '注销账号：{name}',
  'cancel.askHint': '这是最后一次确认。注销后账号立即失效，不能恢复。',
  'cancel.askAct': '确定注销',
  'cancel.askKeep': '保留账号',
  'cancel.restricted': '账号正处于限制期内，暂不能注销',
  'cancel.restrictedRule': '原因：{rule}',
  'cancel.restrictedUntil': '限制至 {time}，之后可以注销。',
  'cancel.restrictedForever': '限制永久有效，直到解除。'
} as const

declare module '../keys.ts' {
  interface Parts {
    cancel: typeof messages
  }
}
