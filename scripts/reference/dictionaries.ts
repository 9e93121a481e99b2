export type DictValue = readonly [value: string | number, zhCN: string, zhTW: string, enUS: string]
export type Dictionary = { name: string; label: string; values: readonly DictValue[] }

const dict = (name: string, label: string, values: readonly DictValue[]): Dictionary => ({
  name,
  label,
  values
})

/** The names of the contract's numbers and texts in three languages. Specification 3, 4; domain 2, 4, 6. */
export const dictionaries: readonly Dictionary[] = [
  dict('messageType', '留言类型', [
    [1, '咨询', '諮詢', 'Question'],
    [2, '投诉', '投訴', 'Complaint'],
    [5, '建言', '建言', 'Suggestion'],
    [6, '求助', '求助', 'Request for help'],
    [9, '感谢', '感謝', 'Thanks']
  ]),
  dict('domain', '领域', [
    [1, '城建', '城建', 'Urban development'],
    [2, '医疗', '醫療', 'Health care'],
    [3, '企业', '企業', 'Business'],
    [4, '教育', '教育', 'Education'],
    [5, '环保', '環保', 'Environment'],
    [6, '三农', '三農', 'Farming and villages'],
    [7, '就业', '就業', 'Employment'],
    [8, '交通', '交通', 'Transport'],
    [9, '治安', '治安', 'Public safety'],
    [10, '文娱', '文娛', 'Culture and leisure'],
    [11, '旅游', '旅遊', 'Tourism'],
    [12, '金融', '金融', 'Finance'],
    [13, '政务', '政務', 'Public services'],
    [14, '其他', '其他', 'Other']
  ]),
  dict('collectAudit', '征集审核状态', [
    [0, '待确认', '待確認', 'Awaiting confirmation'],
    [1, '已确认', '已確認', 'Confirmed'],
    [2, '待修改', '待修改', 'Awaiting modification'],
    [3, '已修改，待确认', '已修改，待確認', 'Changed, to confirm']
  ]),
  dict('collectLife', '征集进度', [
    [0, '未开始', '未開始', 'Not started'],
    [1, '征集中', '徵集中', 'Collecting'],
    [2, '已结束', '已結束', 'Ended']
  ]),
  dict('handleType', '处理方式', [
    [0, '封禁', '封禁', 'Banned'],
    [4, '禁言', '禁言', 'Muted'],
    [5, '限制留言', '限制留言', 'Messages limited'],
    [6, '不计入统计', '不計入統計', 'Not counted'],
    [7, '警告', '警告', 'Warned']
  ]),
  dict('userTypeCode', '用户类别', [
    [0, '个人用户', '個人使用者', 'Citizen'],
    [1, '法人用户', '法人使用者', 'Legal person'],
    [2, '企业用户', '企業使用者', 'Company'],
    [5, '人大代表', '人大代表', 'People’s representative'],
    [11, '地方机构', '地方機構', 'Local institution'],
    [12, '部委机构', '部委機構', 'Ministry'],
    [13, '人大机构', '人大機構', 'People’s congress']
  ]),
  dict('source', '留言来源', [
    [1, '电脑浏览器', '電腦瀏覽器', 'PC browser'],
    [2, '客户端', 'App', 'App'],
    [3, '微博', '微博', 'Microblog'],
    [4, '微信', '微信', 'WeChat'],
    [5, '人民日报', '人民日報', 'People’s Daily'],
    [6, '百度新闻', '百度新聞', 'Baidu News'],
    [7, '淘宝新闻', '淘寶新聞', 'Taobao News'],
    [8, '一点资讯', '一點資訊', 'Yidian News'],
    [9, '手机浏览器', '手機瀏覽器', 'Mobile browser'],
    [10, '趣头条', '趣頭條', 'Qutoutiao'],
    [11, '小程序', '小程式', 'Mini program']
  ]),
  dict('auditState', '审核状态', [
    [0, '待审核', '待審核', 'Pending'],
    [1, '已通过', '已通過', 'Approved'],
    [2, '已退回', '已退回', 'Returned'],
    [3, '已撤回', '已撤回', 'Withdrawn'],
    [4, '已删除', '已刪除', 'Deleted']
  ]),
  dict('traceState', '办理状态', [
    [0, '待回复', '待回覆', 'Awaiting reply'],
    [1, '已回复，待评价', '已回覆，待評價', 'Replied, awaiting grade'],
    [2, '已回复，待评价', '已回覆，待評價', 'Replied, awaiting grade'],
    [3, '已评价', '已評價', 'Graded'],
    [11, '已解释，待评价', '已解釋，待評價', 'Explained, awaiting grade'],
    [12, '已解释，待评价', '已解釋，待評價', 'Explained, awaiting grade'],
    [13, '已二次评价', '已二次評價', 'Graded twice'],
    [21, '已解释', '已解釋', 'Explained']
  ]),
  dict('priority', '紧急程度', [
    [1, '紧急', '緊急', 'Urgent'],
    [2, '普通', '普通', 'Ordinary']
  ]),
  dict('organization', '机构类别', [
    [0, '非机构', '非機構', 'None'],
    [1, '地方', '地方', 'Local'],
    [3, '部委', '部委', 'Ministry'],
    [4, '频道', '頻道', 'Channel'],
    [5, '人大', '人大', 'People’s congress']
  ]),
  dict('userType', '用户类型', [
    [0, '个人用户', '個人使用者', 'Citizen'],
    [1, '法人用户', '法人使用者', 'Legal person']
  ]),
  dict('processType', '交办方式', [
    [1, '线上交办', '線上交辦', 'Online assignment'],
    [2, '线下转办', '線下轉辦', 'Offline transfer']
  ]),
  dict('processState', '交办状态', [
    [10, '待接收', '待接收', 'Awaiting acceptance'],
    [20, '办理中', '辦理中', 'Handling'],
    [25, '线下办理中', '線下辦理中', 'Handled offline'],
    [30, '申请退回', '申請退回', 'Return requested'],
    [40, '待审核', '待審核', 'To examine'],
    [50, '已办结', '已辦結', 'Done'],
    [90, '已取消', '已取消', 'Cancelled']
  ]),
  dict('replyKind', '回复类别', [
    ['interim', '阶段性回复', '階段性回覆', 'Interim reply'],
    ['final', '办结回复', '辦結回覆', 'Final reply'],
    ['explanation', '解释', '解釋', 'Explanation'],
    ['last', '最后解释', '最後解釋', 'Last explanation']
  ]),
  dict('commentState', '评价意见状态', [
    [0, '待审核', '待審核', 'Pending'],
    [1, '已通过', '已通過', 'Approved'],
    [2, '未通过', '未通過', 'Refused']
  ]),
  dict('solved', '是否解决', [
    [1, '已解决', '已解決', 'Solved'],
    [2, '部分解决', '部分解決', 'Partly solved'],
    [3, '没有解决', '沒有解決', 'Not solved']
  ]),
  dict('recheckMatter', '复核事由', [
    [1, '不属本单位职责', '不屬本單位職責', 'Not our responsibility'],
    [2, '重复留言', '重複留言', 'A duplicate'],
    [3, '内容不实', '內容不實', 'Untrue'],
    [4, '评价有异议', '評價有異議', 'The grade']
  ]),
  dict('recheckChannel', '复核来源', [
    [1, '本单位', '本單位', 'Our institution'],
    [2, '上级单位', '上級單位', 'Our superior'],
    [3, '下级单位', '下級單位', 'A subordinate'],
    [4, '其他', '其他', 'Others']
  ]),
  dict('recheckState', '复核状态', [
    [0, '待复核', '待複核', 'Open'],
    [1, '未通过', '未通過', 'Rejected'],
    [2, '已下架', '已下架', 'Taken down'],
    [3, '已改投', '已改投', 'Re-addressed'],
    [4, '评价不计入统计', '評價不計入統計', 'Grade struck'],
    [5, '已撤回', '已撤回', 'Withdrawn'],
    [6, '已失效', '已失效', 'Lapsed']
  ]),
  dict('deletionState', '删除申请状态', [
    [0, '待处理', '待處理', 'Open'],
    [1, '已同意', '已同意', 'Consented to'],
    [2, '未同意', '未同意', 'Refused'],
    [3, '已撤回', '已撤回', 'Withdrawn']
  ]),
  dict('deliveryState', '递送状态', [
    [0, '待审核', '待審核', 'Pending'],
    [1, '已递送', '已遞送', 'Accepted'],
    [2, '未同意', '未同意', 'Declined'],
    [3, '已撤回', '已撤回', 'Withdrawn'],
    [4, '已失效', '已失效', 'Lapsed']
  ]),
  dict('reportState', '上报状态', [
    [0, '待处理', '待處理', 'Open'],
    [1, '上级已接办', '上級已接辦', 'Taken over'],
    [2, '已退回', '已退回', 'Returned'],
    [3, '上级已阅知', '上級已閱知', 'Noted'],
    [4, '已撤回', '已撤回', 'Withdrawn'],
    [5, '已失效', '已失效', 'Lapsed']
  ]),
  dict('proposalKind', '送审回复类别', [
    ['interim', '阶段性回复', '階段性回覆', 'Interim reply'],
    ['final', '办结回复', '辦結回覆', 'Final reply'],
    ['explanation', '解释', '解釋', 'Explanation'],
    ['last', '最后解释', '最後解釋', 'Last explanation'],
    ['edit', '修改回复', '修改回覆', 'Change of a reply']
  ]),
  dict('proposalState', '送审回复状态', [
    [0, '待上级审核', '待上級審核', 'Awaiting approval'],
    [1, '已通过', '已通過', 'Approved'],
    [2, '已退回', '已退回', 'Sent back'],
    [3, '已撤回', '已撤回', 'Withdrawn'],
    [4, '已失效', '已失效', 'Lapsed']
  ]),
  dict('grade', '评分', [
    [1, '很不满意', '很不滿意', 'Very dissatisfied'],
    [2, '不满意', '不滿意', 'Dissatisfied'],
    [3, '一般', '一般', 'Fair'],
    [4, '满意', '滿意', 'Satisfied'],
    [5, '非常满意', '非常滿意', 'Very satisfied']
  ]),
  dict('satisfactionType', '评价轮次', [
    [1, '首次评价', '首次評價', 'First grade'],
    [2, '二次评价', '二次評價', 'Second grade']
  ]),
  dict('searchType', '检索范围', [
    [1, '标题', '標題', 'Subject'],
    [2, '内容', '內容', 'Text'],
    [3, '标题和内容', '標題和內容', 'Subject and text'],
    [4, '留言人', '留言人', 'Author'],
    [5, '留言编号', '留言編號', 'Message IDs']
  ]),
  dict('timeType', '时间类型', [
    [1, '审核时间', '審核時間', 'Approval'],
    [2, '回复时间', '回覆時間', 'Reply'],
    [3, '评价时间', '評價時間', 'Grade']
  ]),
  dict('yesNo', '是否', [
    [0, '否', '否', 'No'],
    [1, '是', '是', 'Yes']
  ]),
  dict('feedbackType', '意见反馈类型', [
    [1, '建议', '建議', 'Suggestion'],
    [2, '故障', '故障', 'Fault'],
    [3, '投诉', '投訴', 'Complaint'],
    [4, '其他', '其他', 'Other']
  ]),
  dict('feedbackState', '意见反馈状态', [
    [0, '待回复', '待回覆', 'Waiting'],
    [1, '已回复', '已回覆', 'Answered']
  ]),
  dict('certificationType', '证件类型', [
    [1, '居民身份证', '居民身分證', 'Resident ID card'],
    [2, '护照', '護照', 'Passport'],
    [3, '港澳居民来往内地通行证', '港澳居民來往內地通行證', 'Mainland travel permit, Hong Kong and Macao'],
    [4, '台湾居民来往大陆通行证', '臺灣居民來往大陸通行證', 'Mainland travel permit, Taiwan'],
    [5, '外国人永久居留身份证', '外國人永久居留身分證', 'Foreign permanent resident ID card']
  ]),
  dict('workflowStatus', '流程状态', [
    ['running', '办理中', '辦理中', 'Running'],
    ['finished', '已办结', '已辦結', 'Finished'],
    ['terminated', '已终止', '已終止', 'Terminated']
  ]),
  dict('closeReason', '交办结束原因', [
    ['replied', '留言已回复', '留言已回覆', 'The message was replied to'],
    ['cancelled', '已取消交办', '已取消交辦', 'Cancelled'],
    ['takenDown', '留言已下架', '留言已下架', 'The message was taken down'],
    ['deleted', '留言已删除', '留言已刪除', 'The message was deleted'],
    ['readdressed', '留言已改投', '留言已改投', 'The message was re-addressed'],
    ['takenOver', '上级已接办', '上級已接辦', 'The superior took it over'],
    ['merged', '已与其他留言合并办理', '已與其他留言併案辦理', 'Merged with another message']
  ]),
  dict('caseState', '案例状态', [
    ['draft', '草稿', '草稿', 'Draft'],
    ['pending', '审批中', '審批中', 'In approval'],
    ['published', '已发布', '已發布', 'Published'],
    ['refused', '退回修改或未通过', '退回修改或未通過', 'Returned or refused'],
    ['withdrawn', '已撤回', '已撤回', 'Withdrawn'],
    ['takenDown', '已下架', '已下架', 'Taken down']
  ]),
  dict('workflowOutcome', '任务办理结果', [
    ['started', '启动', '啟動', 'Started'],
    ['open', '待办', '待辦', 'Open'],
    ['passed', '通过', '通過', 'Passed'],
    ['entrusted', '委托', '委託', 'Handed over'],
    ['delegated', '委派', '委派', 'Asked for an opinion'],
    ['returned', '委派意见', '委派意見', 'Opinion given'],
    ['recalled', '收回委派', '收回委派', 'Taken back'],
    ['back', '退回上一步', '退回上一步', 'Sent back one step'],
    ['backToFirst', '退回修改', '退回修改', 'Returned for changes'],
    ['terminate', '终止', '終止', 'Terminated']
  ]),
  dict('definitionStatus', '流程定义状态', [
    [0, '挂起', '暫停', 'Suspended'],
    [1, '激活', '啟用', 'Active']
  ]),
  dict('returnReason', '退回留言的常用原因', [
    [
      'place',
      '请写明具体地点（区县、街道、小区或路段），便于核实',
      '請寫明具體地點（區縣、街道、社區或路段），以便核實',
      'Please say exactly where this is.'
    ],
    [
      'facts',
      '请写清事情的时间、经过和您的诉求',
      '請寫清楚事情的時間、經過和您的訴求',
      'Please say what happened, when, and what you ask.'
    ],
    [
      'addressee',
      '所反映的事项不归该单位办理，请改选留言对象后重新提交',
      '所反映的事項不歸該單位辦理，請改選留言對象後重新提交',
      'Another office handles this. Address it to that.'
    ],
    [
      'repeated',
      '您已提交过相同内容的留言，请在原留言中补充',
      '您已提交過相同內容的留言，請在原留言中補充',
      'You have posted this already. Add to that message.'
    ],
    [
      'privacy',
      '内容涉及他人隐私，请删去后重新提交',
      '內容涉及他人隱私，請刪去後重新提交',
      'Please leave out private data of other people.'
    ],
    [
      'wording',
      '内容含有不文明用语，请修改后重新提交',
      '內容含有不文明用語，請修改後重新提交',
      'Please change the offensive words.'
    ],
    [
      'file',
      '附件无法打开或与留言无关，请更换后重新提交',
      '附件無法開啟或與留言無關，請更換後重新提交',
      'A file cannot be opened, or is about other things.'
    ]
  ]),
  dict('takeDownReason', '下架留言的常用原因', [
    [
      'untrue',
      '经核实，内容与事实不符',
      '經核實，內容與事實不符',
      'The content was checked and is not true.'
    ],
    ['privacy', '内容泄露他人隐私', '內容洩露他人隱私', 'It gives away private data of other people.'],
    [
      'offence',
      '内容含有侮辱、诽谤他人的言论',
      '內容含有侮辱、誹謗他人的言論',
      'It insults or defames somebody.'
    ],
    [
      'advert',
      '内容为广告，或与留言板无关',
      '內容為廣告，或與留言板無關',
      'It is an advertisement, or not for this board.'
    ],
    [
      'repeated',
      '与另一条已公开的留言重复',
      '與另一則已公開的留言重複',
      'It repeats another public message.'
    ],
    [
      'procedure',
      '事项已进入诉讼、仲裁等法定程序，请循该程序解决',
      '事項已進入訴訟、仲裁等法定程序，請循該程序解決',
      'A court or an arbitrator is deciding on this.'
    ]
  ])
]
