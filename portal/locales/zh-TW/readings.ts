/** Texts of the page that tells who read one’s data. */
export const messages = {
  'readings.phone': '檢視了完整手機號碼',
  'readings.idNumber': '檢視了完整證件號碼',
  'readings.email': '檢視了完整電子郵件',
  'readings.messageCount': '檢視了您的留言數量',
  'readings.contact': '檢視了您在意見回饋裡留的聯絡方式',
  'readings.account': '依手機號碼查詢到您的帳號',
  'readings.intro': '單位或平台檢視您的完整手機號碼等資料時，必須說明理由。認為檢視不當，可以寫',
  'readings.found': '共 {total} 次檢視',
  'readings.platform': '平台',
  'readings.reason': '理由：',
  'readings.noReason': '當時的理由沒有告知您',
  'readings.message': '留言：{subject}',
  'readings.none': '還沒有人檢視過',
  'readings.noneHint': '有人檢視時，您會收到通知。'
} as const
