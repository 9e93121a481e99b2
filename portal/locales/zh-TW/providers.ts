/** Names of the sites whose accounts can sign in here. */
export const messages = {
  'provider.qq': 'QQ',
  'provider.wechat': '微信',
  'provider.sina': '新浪微博',
  'provider.peoplePass': '人民通行證'
} as const
