/** Texts of the hints and proposals for an editor who approves a message. */
export const texts = {
  examination: {
    distress: 'The text says: %{words}. Deal with this message first.',
    careNow: 'Tell the person in charge at once. Where a life is in danger, call 110 or 120 now.',
    careTell:
      'Phone the institution that the message is addressed to, so that somebody there sees the author soon.',
    careApprove:
      'Then approve it as urgent. Do not only return it or leave it; if it must be returned, talk to the author first.',
    compare: '%{words}: %{count}, show side by side',
    sideBySide: 'Likely duplicates: %{subject}',
    thisMessage: 'This message',
    others: 'Other messages',
    sameAuthor: 'By the same person',
    otherAuthor: 'By another person',
    number: 'No. %{tid}',
    proposed: 'Suggested %{name}',
    reason: 'Because of %{words}',
    quoted: '“%{word}”',
    urgentReason: 'The text tells of distress',
    take: 'Use it',
    takeThis: 'Use the suggested %{name}',
    proposals: { priority: 'urgency', domain: 'domain', type: 'type', forum: 'forum' },
    kinds: {
      phone: 'phone',
      idNumber: 'ID number',
      bankCard: 'bank card',
      plate: 'plate',
      email: 'e-mail',
      door: 'door number',
      wechat: 'WeChat',
      qq: 'QQ'
    }
  }
}
