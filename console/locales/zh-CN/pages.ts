/** Texts of forms and of hand-written pages. */
export const pages = {
  titles: {
    password: '修改密码',
    dataBoard: '数据看板',
    health: '队列与健康',
    framed: '网页',
    process: '流程',
    news: '消息详情',
    message: '留言内容',
    baseInfo: '机构信息',
    bindInfo: '绑定信息',
    secondFactor: '两步验证',
    loginLog: '登录日志',
    help: '帮助中心',
    manual: '操作手册',
    search: '综合搜索'
  },
  form: {
    copy: '复制',
    copied: '已复制',
    notCopied: '无法自动复制，内容已选中，请手动复制',
    goOn: '继续',
    show: '显示%{name}',
    hide: '隐藏%{name}',
    back: '返回',
    restored: '已恢复上次未提交的内容。',
    clear: '清空',
    optional: '选填',
    noOptions: '没有可选项',
    wrong: '有 %{smart_count} 处需要修改：',
    title: '%{verb}：%{object}',
    refresh: '取得最新内容',
    gone: '这条内容已不在列表中，请返回列表查看'
  },
  attachment: {
    add: '添加附件',
    limits: '最多 %{count} 个；图片 50MB、视频 100MB 以内',
    remove: '移除附件 %{name}',
    uploaded: '上传成功',
    failed: '上传失败',
    full: '您上传的附件数量已达上限',
    wrongFormat: '上传的图片只能是.jpg .png .jpeg .gif .bmp格式的图片！',
    imageTooLarge: '上传的图片大小不能超过50MB！',
    videoTooLarge: '上传视频大小不能超过100M！',
    hide: '设为不公开',
    show: '设为公开',
    hidden: '已隐藏',
    private: '不公开'
  },
  failure: {
    NETWORK: '网络连接失败，请检查网络后重试',
    TIMEOUT: '服务器没有及时响应，请稍后重试',
    REPLY: '服务器的应答无法识别，请稍后重试',
    withId: '%{words}（编号 %{id}）',
    unknown: '操作没有完成，请稍后重试'
  },
  task: {
    title: '留言办理',
    panel: '办理',
    cameFrom: '所在列表',
    previous: '上一条',
    next: '下一条',
    // steps of the timeline that name another message, by their verb
    step: {
      message: { merged: '与编号 %{tid} 合并办理', split: '拆分，不再与编号 %{tid} 合并办理' },
      merge: { received: '编号 %{tid} 并入本留言，一并办理' }
    },
    assignedTo: '已交办：%{name}',
    assignedOffline: '线下：%{name}',
    dueAt: '%{at} 前',
    write: '填写内容',
    messageLate: '留言本身已逾期（期限 %{at}）',
    sentBack: '上级退回修改：%{reason}',
    missing: '没有找到这条留言',
    nothingToDo: '这条留言目前没有需要您办理的事项。',
    to: '致 %{name}',
    number: '编号 %{tid}',
    author: '留言人',
    colon: '：',
    public: '公开',
    notPublic: '不公开',
    anonymous: '匿名',
    adopted: '已采纳',
    campaign: '所属征集',
    replies: '回复',
    voices: '遇到同样问题的人',
    voiceCount: '共 %{count} 人',
    voiceRegion: '%{name} %{count} 人',
    noRegion: '未填地区',
    voiceAnswers: '办结后反馈',
    voiceSolved: { 1: '已解决 %{count}', 2: '部分解决 %{count}', 3: '没有解决 %{count}' },
    voiceNotes: '备注（不显示是谁写的）',
    moreVoiceNotes: '显示全部 %{count} 条备注',
    grades: '评价',
    assignments: '交办',
    timeline: '办理过程',
    supplement: '补充于 %{at}',
    publicText: '公开的文字',
    auditNote: '审核意见：%{note}',
    editedAt: '修改于 %{at}',
    round: { 1: '第一次评价', 2: '第二次评价' },
    score: '%{score} / 5 · %{words}',
    thanks: '表示感谢',
    draftOf: '%{name} 的回复',
    standardTexts: '常用语',
    similar: '相似留言',
    missingLength: '至少 %{least} 字，还差 %{count} 字',
    writingHint: '写作提示：%{words}',
    detectorHint: '请修改内容；确需这样提交的，请说明理由，理由会记录在案。',
    sendAnyway: '仍然%{verb}',
    kept: '已于 %{at} 保存在本机',
    restored: '已恢复 %{at} 未提交的内容',
    stranded: '您先前填写、没有提交的内容（留言状态已变，可复制使用）',
    discard: '丢弃这段文字',
    publishedHere: '已提交的内容',
    topic: '专题：%{name}',
    panelEdge: '调整办理栏的宽度',
    usualWidth: '默认宽度',
    clockStarted: '自 %{at} 起计期限',
    clockStopped: '期限停计（复核中）',
    clockStoppedSince: '自 %{at} 起期限停计（复核中）',
    stopEditing: '返回，暂不修改',
    handled: '已%{verb}',
    goOn: '办理下一条',
    writeMore: '继续%{verb}',
    submitForApproval: '提交上级审核',
    approvedBy: '提交后由%{name}审核，通过后公开。',
    editWaits: '修改待上级审核',
    repliedLate: '逾期 %{smart_count} 个工作日回复',
    published: {
      proposed: {
        done: '已于 %{at} 提交上级审核。',
        next: '审核通过后公开并告知留言人；如被退回，会告知理由。'
      },
      interim: {
        done: '阶段性回复已于 %{at} 发布。',
        next: '问题办结后，请再发布办结回复。'
      },
      edited: {
        done: '修改后的回复已于 %{at} 发布。',
        next: '原来的文字保留在修改记录中。'
      },
      final: {
        done: '办结回复已于 %{at} 发布。',
        next: '等待留言人评价；如有新进展，可以继续回复。'
      },
      finalUngraded: {
        done: '办结回复已于 %{at} 发布。',
        next: '这条留言不作评价；如有新进展，可以继续回复。'
      },
      explained: {
        done: '解释已于 %{at} 发布。',
        next: '等待留言人再次评价。'
      },
      closed: {
        done: '解释已于 %{at} 发布。',
        next: '这条留言已办理完毕。'
      },
      handedIn: {
        done: '回复已于 %{at} 提交。',
        next: '等待交办单位审核；审核之前可以撤回。'
      },
      handedUp: {
        done: '采用的回复已于 %{at} 作为本单位的回复提交。',
        next: '等待上级单位审核；审核之前可以撤回。'
      }
    }
  },
  masks: {
    hidden: '公众看不到',
    begin: '公众看不到：',
    legend: '虚线框内的文字公众看不到，公开页面显示为 ■■。',
    subject: '标题',
    content: '内容',
    pressToShow: '按一下恢复公开',
    pressToHide: '按一下对公众隐藏',
    hideSelection: '隐藏所选文字',
    words: '要隐藏的文字',
    hideWords: '全部隐藏',
    selectFirst: '请先在原文里选中要隐藏的文字。',
    notThere: '原文里没有这些文字。',
    result: '公众将看到',
    usualReason: '涉及个人信息',
    hide: '对公众隐藏部分文字',
    reword: '改写公开文字',
    text: '修改哪一段',
    message: '留言'
  },
  editor: {
    message: '审核留言',
    supplement: '审核补充',
    comment: '审核评价',
    recheck: '复核申请',
    deletion: '删除申请',
    delivery: '递送申请',
    decided: '没有需要您处理的事项。'
  }
}
