/** Names of the sites whose accounts can sign in here. */
export const messages = {
  'provider.qq': 'QQ',
  'provider.wechat': 'WeChat',
  'provider.sina': 'Sina Weibo',
  'provider.peoplePass': 'People Pass'
} as const
