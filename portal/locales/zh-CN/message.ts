/** Texts of one message: its replies, grades and timeline. */
export const messages = {
  'message.masked': '框起来的文字公众看不到，公开页面显示为 ■■；您和承办单位能看到。',
  'message.remark': '仅承办单位可见的备注：{remark}',
  'message.supplement': '补充内容',
  'message.replies': '办理回复',
  'message.noReply': '尚未回复。承办单位回复后会显示在这里。',
  'message.privateFile': '不公开',

  'reply.interim': '阶段性回复',
  'reply.final': '办结回复',
  'reply.explanation': '解释',
  'reply.last': '最后解释',
  'reply.edited': '修改于',

  'grade.first': '留言人评价',
  'grade.second': '留言人二次评价',
  'grade.level': '解决程度',
  'grade.speed': '办理速度',
  'grade.manner': '办理态度',
  'grade.word1': '很不满意',
  'grade.word2': '不满意',
  'grade.word3': '一般',
  'grade.word4': '满意',
  'grade.word5': '很满意',
  'grade.thanks': '留言人表示感谢',
  'grade.commentPending': '评价文字正在审核，通过后公开。',
  'grade.commentRefused': '评价文字未通过审核，评分仍然有效。',

  'timeline.title': '办理过程',
  'timeline.took': '距上一步 {time}',

  'time.days': '{days} 天 {hours} 小时',
  'time.hours': '{hours} 小时 {minutes} 分钟',
  'time.minutes': '{minutes} 分钟',

  'event.message.posted': '提交留言',
  'event.message.approved': '审核通过，转承办单位',
  'event.message.returned': '退回修改',
  'event.message.resubmitted': '修改后重新提交',
  'event.message.withdrawn': '留言人撤回',
  'event.message.takenDown': '平台下架',
  'event.message.restored': '平台恢复公开',
  'event.message.readdressed': '改由其他单位办理',
  'event.message.deletionRequested': '申请删除',
  'event.message.deletionWithdrawn': '撤回删除申请',
  'event.message.deletionRefused': '平台未同意删除',
  'event.message.deleted': '平台已同意删除',
  'event.suggestion.adopted': '建言被采纳',
  'event.suggestion.adoptionCancelled': '取消采纳',
  'event.supplement.posted': '提交补充内容',
  'event.supplement.approved': '补充内容审核通过',
  'event.supplement.returned': '补充内容被退回',
  'event.reply.interim': '阶段性回复',
  'event.reply.final': '办结回复',
  'event.reply.explained': '解释',
  'event.reply.explainedLast': '最后解释',
  'event.reply.edited': '修改回复',
  'event.extension.approved': '办理期限延长',
  'event.grade.given': '留言人评价',
  'event.grade.givenAgain': '留言人二次评价',
  'event.grading.closing': '评价期即将结束',
  'event.comment.approved': '评价文字审核通过',
  'event.comment.refused': '评价文字未通过审核',
  'event.entry.adopted': '建言被采纳',
  'event.entry.adoptionCancelled': '取消采纳',
  'event.other': '办理情况更新',

  'viewer.open': '查看图片：{name}',
  'viewer.title': '图片 {index} / {count}',
  'viewer.previous': '上一张',
  'viewer.next': '下一张',

  'share.print': '打印',

  'message.campaign': '所属征集：{title}',
  'mark.like': '点赞',
  'mark.favourite': '收藏',
  'mark.follow': '关注',
  'mark.done': '已{mark}',
  'mark.takenBack': '已取消{mark}',
  'mark.likedAlready': '您已经点过赞了'
} as const

declare module '../keys.ts' {
  interface Parts {
    message: typeof messages
  }
}
