/** Texts of the page that tells who read one’s data. */
export const messages = {
  'readings.phone': '查看了完整手机号',
  'readings.idNumber': '查看了完整证件号码',
  'readings.email': '查看了完整邮箱',
  'readings.messageCount': '查看了您的留言数量',
  'readings.contact': '查看了您在意见反馈里留的联系方式',
  'readings.account': '按手机号查找到您的账号',
  'readings.intro': '单位或平台查看您的完整手机号等信息时，必须说明理由。认为查看不当，可以写',
  'readings.found': '共 {total} 次查看',
  'readings.platform': '平台',
  'readings.reason': '理由：',
  'readings.noReason': '当时的理由没有告知您',
  'readings.message': '留言：{subject}',
  'readings.none': '还没有人查看过',
  'readings.noneHint': '有人查看时，您会收到通知。'
} as const

declare module '../keys.ts' {
  interface Parts {
    readings: typeof messages
  }
}
