/** Texts of the hints and proposals for an editor who approves a message. */
export const texts = {
  examination: {
    distress: '文中写到：%{words}。请先处理这一条。',
    careNow: '马上报告值班负责人。有生命危险时，立即拨打 110 或 120。',
    careTell: '电话告知留言对象所在单位，请当地尽快联系、看望本人。',
    careApprove: '确认后按“紧急”通过。不要只退回或搁置；需要退回时，先和本人通话。',
    compare: '%{words} %{count}，并排查看',
    sideBySide: '疑似重复：%{subject}',
    thisMessage: '本条留言',
    others: '其他留言',
    sameAuthor: '同一人的留言',
    otherAuthor: '他人的留言',
    number: '编号 %{tid}',
    proposed: '建议 %{name}',
    reason: '依据：%{words}',
    quoted: '“%{word}”',
    urgentReason: '文中有需要紧急关怀的内容',
    take: '采用',
    takeThis: '采用建议 %{name}',
    proposals: { priority: '紧急程度', domain: '领域', type: '类型', forum: '留言对象' },
    kinds: {
      phone: '电话',
      idNumber: '身份证号',
      bankCard: '银行卡号',
      plate: '车牌号',
      email: '邮箱',
      door: '门牌号',
      wechat: '微信号',
      qq: 'QQ号'
    }
  }
}
