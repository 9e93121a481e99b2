/** Texts of the acts on one’s own messages, and of uploads. */
export const messages = {
  'upload.label': '图片和视频',
  'upload.choose': '选择图片或视频',
  'upload.count': '（{count} / {most}）',
  'upload.hint':
    '图片支持 jpg、jpeg、png、gif、bmp，每张 50MB 以内；视频 100MB 以内。图片里的拍摄位置会自动去除。',
  'upload.files': '已选择的文件',
  'upload.drop': '也可以把文件拖到这里。',
  'upload.progress': '{name} 的上传进度',
  'upload.remove': '移除',
  'upload.removeFile': '移除 {name}',
  'upload.cancelFile': '取消上传 {name}',
  'upload.done': '上传成功',
  'upload.doneFile': '{name} 上传成功',
  'upload.failed': '上传失败',
  'upload.someFailed': '{count} 个文件没有上传成功',
  'upload.retryFailed': '重新上传',
  'upload.sendWithout': '不带这些文件，直接提交',
  'upload.tooMany': '您上传的附件数量已达上限',
  'upload.empty': '“{name}”是空文件（0 字节），请重新选择。',
  'upload.notAllowed': '“{name}”：上传的图片只能是.jpg .png .jpeg .gif .bmp格式的图片！',
  'upload.imageTooLarge': '“{name}”：上传的图片大小不能超过50MB！',
  'upload.videoTooLarge': '“{name}”：上传视频大小不能超过100M！',

  'hide.found': '发现{kind}：{words}。公开后任何人都能看到。',
  'hide.hide': '对公众隐藏',
  'hide.change': '修改',
  'hide.keep': '保留',
  'hide.phone': '电话',
  'hide.idNumber': '身份证号',
  'hide.bankCard': '银行卡号',
  'hide.plate': '车牌号',
  'hide.email': '邮箱地址',
  'hide.door': '门牌号',
  'hide.wechat': '微信号',
  'hide.qq': 'QQ 号',
  'hide.uncovered': '隐藏的文字已经改动，不再隐藏；需要时请重新隐藏。',
  'hide.selectFirst': '请先在上面的文字里选中要隐藏的部分，再按一次。',
  'hide.list': '公众看不到的文字',
  'hide.hidden': '公众看不到：{words}',
  'hide.show': '恢复公开',
  'hide.showOne': '恢复公开“{words}”',
  'hide.selection': '对公众隐藏所选文字',
  'hide.fileName': '文件名“{name}”里有{kinds}，公开后任何人都能看到。请移除后改名再上传。',
  'hide.and': '、',

  'grade.dialog': '评价：{subject}',
  'grade.choose': '请给“{label}”评分',
  'grade.comment': '想说的话',
  'grade.commentHint': '审核通过后公开。',
  'grade.thanksAct': '向承办单位表示感谢',
  'grade.submit': '提交评价',
  'grade.done': '评价已提交，谢谢您',
  'grade.stop': '。',
  'grade.low':
    '有评分为 {threshold} 分或以下的，承办单位须在 {days} 个工作日内作出解释，之后您可以再评价一次。',
  'grade.lowAgain':
    '有评分为 {threshold} 分或以下的，承办单位须在 {days} 个工作日内作最后一次解释，之后不再评价。',
  'grade.lowWithComment': '{follows}期限从您写的评语审核后算起。',
  'grade.lowRule': '有评分为 {threshold} 分或以下的，承办单位须在 {days} 个工作日内作出解释。',
  'grade.lowReason': '愿意的话，请说说哪里不满意，承办单位解释时好有针对性。审核通过后公开。',
  'grade.interimDue': '承办单位承诺 {day} 前作出办结回复。',
  'grade.interim':
    '您要评价的是阶段性回复，事情还在办理。评价后以这条回复为准，承办单位不必再作办结回复；想等办结回复的，请先不要评价。',
  'grade.isLast': '这是第二次评价，也是最后一次。',

  'supplement.dialog': '补充：{subject}',
  'supplement.label': '补充内容',
  'supplement.hint': '审核通过后附在留言后面，承办单位会看到；在那之前可以撤回修改。',
  'supplement.submit': '提交补充',
  'supplement.done': '补充已提交，等待审核',
  'supplement.withdrawDialog': '撤回补充：{subject}',
  'supplement.withdrawSure':
    '审核通过前可以撤回。撤回后这条补充不再审核；文字会留在“补充”里，您可以修改后再提交。',
  'supplement.filesAgain': '图片和视频需要重新添加。',
  'supplement.isWithdrawn': '补充已撤回，可以修改后再提交',
  'supplement.withdrawPlain': '撤回后这条补充不再审核，也不能恢复。需要时可以另写一条。',
  'supplement.withdrawnPlain': '补充已撤回',

  'withdraw.dialog': '撤回：{subject}',
  'withdraw.sure': '撤回后这条留言不再办理，也不能恢复。确定要撤回吗？',
  'withdraw.done': '留言已撤回',

  'deletion.dialog': '申请删除：{subject}',
  'deletion.hint': '平台审核同意后，这条留言不再公开，也不能恢复。审核期间留言照常办理，您可以随时撤回申请。',
  'deletion.privateHint':
    '平台审核同意后，这条留言将被删除，不能恢复。审核期间留言照常办理，您可以随时撤回申请。',
  'deletion.reason': '删除理由',
  'deletion.badReason': '理由须为 {min} 至 {max} 字',
  'deletion.submit': '提交申请',
  'deletion.done': '删除申请已提交，等待平台审核',
  'deletion.waits': '您已申请删除这条留言，等待平台审核；审核期间留言照常办理。',
  'deletion.withdrawDialog': '撤回删除申请：{subject}',
  'deletion.withdrawHint': '撤回后留言保持现状，继续办理。以后仍可再次申请。',
  'deletion.withdrawn': '删除申请已撤回',

  'grade.whole': '展开全文',
  'grade.less': '收起',
  'grade.graded': '您评价的回复',

  'restricted.muted': '您的账号已被禁言，暂时不能留言',
  'restricted.mutedUntil': '{time} 前不能留言、补充、点赞，也不能加入别人的留言。',
  'restricted.mutedForever': '禁言没有期限，解除前不能留言、补充、点赞，也不能加入别人的留言。',
  'restricted.limited': '您的账号每天最多留言 {count} 条',
  'restricted.usedUp': '今天的条数已经用完。可以先写好，草稿会保留，明天再提交。',
  'restricted.left': '今天还可以留言 {count} 条。',
  'restricted.until': '限制至 {time}。',
  'restricted.forever': '限制长期有效。',
  'restricted.rule': '原因：{rule}。',
  'restricted.way': '对限制有异议？请在意见反馈里说明'
} as const

declare module '../keys.ts' {
  interface Parts {
    acts: typeof messages
  }
}
