/** Texts of feedback on the platform. */
export const messages = {
  'feedback.contactUs': '联系我们',
  'feedback.needsScripts':
    '提交意见反馈需要在浏览器中启用 JavaScript。也可以换一个浏览器，或按“联系我们”中的方式告诉我们。',
  'feedback.title': '意见反馈',
  'feedback.intro': '对平台本身的建议、故障和投诉写在这里，平台会回复。',
  'feedback.notMessage': '反映地方或部门的问题，请写留言。',
  'feedback.toPost': '我要留言',
  'feedback.type': '反馈类型',
  'feedback.type1': '功能建议',
  'feedback.type2': '故障问题',
  'feedback.type3': '投诉平台',
  'feedback.type4': '其他',
  'feedback.chooseType': '请选择反馈类型',
  'feedback.content': '反馈内容',
  'feedback.contentHint': '写明在哪个页面、做了什么、看到什么，便于我们查找原因。',
  'feedback.contact': '联系方式',
  'feedback.contactHint': '手机号或邮箱，加密保存，只用于联系您。',
  'feedback.badContact': '请填写正确的手机号或邮箱，也可以不填',
  'feedback.submit': '提交反馈',
  'feedback.sent': '反馈已提交，编号 {id}',
  'feedback.sentHint': '回复后会发消息通知您，也可以随时在“我的反馈”里查看。',
  'feedback.mine': '查看我的反馈',
  'feedback.noAccount': '不能登录时，可以直接联系平台：',
  'feedback.signIn': '提交时需要登录，已填写的内容会保留。',
  'feedback.tabs': '按回复情况查看',
  'feedback.tabWaiting': '待回复',
  'feedback.tabAnswered': '已回复',
  'feedback.found': '共 {total} 条反馈',
  'feedback.none': '没有反馈',
  'feedback.noneHint': '对平台有建议或遇到故障，可以告诉我们。',
  'feedback.write': '写反馈',
  'feedback.answer': '平台回复',
  'feedback.search': '在内容里查找',
  'feedback.stateWaiting': '待回复',
  'feedback.stateAnswered': '已回复',
  'feedback.contactKept': '联系方式：{contact}'
} as const

declare module '../keys.ts' {
  interface Parts {
    feedback: typeof messages
  }
}
