/** Texts of one’s own data: the public profile, the certified name, measures about the account. */
export const messages = {
  'profile.title': '公开资料',
  'profile.nickName': '昵称',
  'profile.nickNameHint': '公开显示在您以后的留言上。请不要使用真实姓名。',
  'profile.badNickName': '昵称须为 2-20 个汉字、字母、数字，或“_”“·”“-”',
  'profile.companyName': '公开显示的名称',
  'profile.companyNameHint': '与企业名称一致，在“企业信息”中申请变更。',
  'profile.gender': '性别',
  'profile.gender.0': '男',
  'profile.gender.1': '女',
  'profile.gender.2': '保密',
  'profile.region': '所在地区',
  'profile.save': '保存',
  'profile.done': '资料已保存',
  'certify.title': '实名认证',
  'certify.open': '未认证',
  'certify.done': '已认证',
  'certify.at': '认证时间',
  'certify.fixed': '已认证的信息不能自行更正。',
  'certify.submit': '提交认证',
  'certify.first': '请先完成实名认证',
  'certify.firstHint': '本站要求实名后留言。您填写的内容已保留，认证后可以返回继续。',
  'certify.nowDone': '已完成实名认证',
  'certify.goOn': '返回继续',
  'certify.goOnHint': '您可以返回刚才的页面继续。',
  'handling.title': '账号处理记录',
  'handling.none': '没有处理记录，您的账号状态正常。',
  'handling.type.0': '禁止登录',
  'handling.type.4': '禁止留言、补充和点赞',
  'handling.type.5': '每天最多留言 {count} 条',
  'handling.type.6rates': '留言不计入回复率和满意度',
  'handling.type.6volume': '留言不计入留言量',
  'handling.type.7': '警告（不影响使用）',
  'handling.rule': '原因：{rule}',
  'handling.between': '{from} 至 {until}',
  'handling.forever': '{from} 起，永久有效',
  'handling.backtrack': '，涉及 {time} 以后的留言',
  'handling.state.0': '未开始',
  'handling.state.1': '生效中',
  'handling.state.2': '已结束',
  'handling.state.3': '已提前解除',
  'handling.found': '账号处理记录：共 {total} 条'
} as const

declare module '../keys.ts' {
  interface Parts {
    profile: typeof messages
  }
}
