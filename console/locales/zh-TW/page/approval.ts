/** Texts of the hints and proposals for an editor who approves a message. */
export const texts = {
  examination: {
    distress: '文中寫到：%{words}。請先處理這一則。',
    careNow: '馬上報告值班負責人。有生命危險時，立即撥打 110 或 120。',
    careTell: '致電留言對象所屬單位，請當地儘快聯絡、探視本人。',
    careApprove: '確認後以「緊急」通過。不要只退回或擱置；需要退回時，先和本人通話。',
    compare: '%{words} %{count}，並排檢視',
    sideBySide: '疑似重複：%{subject}',
    thisMessage: '本則留言',
    others: '其他留言',
    sameAuthor: '同一人的留言',
    otherAuthor: '他人的留言',
    number: '編號 %{tid}',
    proposed: '建議 %{name}',
    reason: '依據：%{words}',
    quoted: '「%{word}」',
    urgentReason: '文中有需要緊急關懷的內容',
    take: '採用',
    takeThis: '採用建議 %{name}',
    proposals: { priority: '緊急程度', domain: '領域', type: '類型', forum: '留言對象' },
    kinds: {
      phone: '電話',
      idNumber: '身分證號',
      bankCard: '銀行卡號',
      plate: '車牌號碼',
      email: '電子郵件',
      door: '門牌號碼',
      wechat: '微信號',
      qq: 'QQ 號'
    }
  }
}
