/** Texts of writing a message, and of sending it again. */
export const messages = {
  'post.title': '我要留言',
  'post.intro': '分四步写好留言。内容会自动保存在这台设备上，随时可以回来继续。',
  'post.progress': '填写进度',
  'post.stepTo': '写给谁',
  'post.stepAbout': '关于什么',
  'post.stepWords': '您的留言',
  'post.stepCheck': '核对并提交',
  'post.stepDone': '（已完成）',
  'post.draftHint': '填写的内容会自动保存为草稿。',
  'post.badForum': '请选择留言对象',
  'post.badType': '请选择留言类型',
  'post.badDomain': '请选择领域',
  'post.badSubject': '标题须为 {min}-{max} 字，可用汉字、字母、数字和常用标点',
  'post.badRemark': '备注最多 {max} 字',
  'post.changeForum': '更换',
  'post.pickHint': '先选择省份，或输入名称查找。',
  'post.narrow': '，仅显示前面的部分，请再选下一级地区或输入名称。',
  'post.chooseDomain': '请选择领域',
  'post.topic': '专题',
  'post.noTopic': '不归入专题',
  'post.subject': '标题',
  'post.subjectHint': '用一句话说清事情，{min}-{max} 字。',
  'post.similar': '有类似的留言，也许已经有回复：',
  'post.content': '内容',
  'post.contentHint':
    '写清时间、地点、经过和您的诉求，至少 {min} 字。手机号、门牌等可以对公众隐藏，承办单位仍能看到。',
  'post.location': '事发地点',
  'post.locationHint': '写到街道或小区，便于实地查看。这一项会公开。',
  'post.remark': '给承办单位的备注',
  'post.remarkHint': '只有承办单位能看到，不会公开。',
  'post.who': '谁可以看到',
  'post.public': '公开',
  'post.publicHint': '审核通过后，所有人都能看到留言和回复。',
  'post.private': '不公开',
  'post.privateHint': '只有您和承办单位能看到。',
  'post.anonymous': '对公众匿名',
  'post.anonymousHint': '公开页面不显示您的昵称，承办单位仍能看到。',
  'post.anonymousName': '匿名网友',
  'post.preview': '公开后的样子',
  'post.previewNoSubject': '（还没有标题）',
  'post.previewNothing': '这条留言不公开，其他人什么也看不到。',
  'post.previewHidden': '备注和真实姓名不会公开。',
  'post.previewMasked': '标为 ■■ 的文字公众看不到，承办单位仍能看到原文。',
  'post.previewOpen': '公开的内容里有{kinds}，任何人都能看到。',
  'post.previewNoPhone': '备注、手机号和真实姓名不会公开。',
  'post.uploading': '附件还在上传，完成后即可提交。',
  'post.submit': '提交留言',
  'post.unsent': '网络断开，留言还没有提交',
  'post.unsentHint':
    '内容已保存在这台设备上。网络恢复后会自动提交一次；关闭页面后再次打开本页，也会继续提交。',
  'post.unsentRetry': '现在重试',
  'post.unsentStop': '不再自动提交',
  'post.unsentStopped': '留言还没有提交，不会再自动提交',
  'post.unsentStoppedHint': '内容仍保存在这台设备上。请核对后按“提交留言”。',

  'resubmit.title': '修改并重新提交留言',
  'resubmit.notNow': '这条留言现在不能重新提交',
  'resubmit.changed': '这条留言在别处已经改过，下面是现在的版本',
  'resubmit.changedHint': '您填写的内容还在。核对后再次提交，将以您填写的内容为准。',
  'post.previewFiles': '公众会看到的图片和视频',
  'resubmit.needsScripts':
    '修改并重新提交留言需要在浏览器中启用 JavaScript。您原来的留言还在，可以换一个浏览器再改。',
  'resubmit.see': '查看留言',

  'post.suggestionIntro': '分四步写好建议。内容会自动保存在这台设备上，随时可以回来继续。',
  'post.onlySuggestions': '这里只受理建言。',
  'post.chooseForum': '提交给',
  'post.unconfirmed': '企业信息还没有通过确认',
  'post.kept': '您填写的内容已经保存，确认后可以回来继续提交。',
  'post.toCompany': '查看企业信息',

  'campaign.notYet': '这个征集还没有开始',
  'campaign.over': '这个征集已经结束，不再接收建议',
  'campaign.endsAt': '征集截止时间：'
} as const

declare module '../keys.ts' {
  interface Parts {
    post: typeof messages
  }
}
