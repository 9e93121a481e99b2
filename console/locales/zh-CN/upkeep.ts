/** Texts of feedback, help pages and the figures of all institutions. */
export const upkeep = {
  boards: {
    feedback: {
      fields: {
        type: '类型',
        nickName: '反馈人',
        groupName: '所在机构',
        answeredAt: '回复时间',
        startTime: '提交时间'
      }
    }
  },
  pages: {
    upkeep: {
      feedback: '意见反馈',
      writer: '反馈人',
      contact: '联系方式',
      answer: '回复',
      answeredAt: '回复于 %{at}',
      help: '帮助内容',
      page: '页面',
      language: '语言',
      title: '标题',
      content: '正文',
      contentHint: '纯文字。以“## ”开头的行是小标题，空行分段。',
      preview: '预览',
      saved: '已保存，公众现在看到的就是这些文字。',
      shipped: '随系统提供，未修改过',
      changedAt: '修改于 %{at}',
      needed: '请填写此项',
      conflict: '其他人刚刚修改了这一页。您的文字仍在下面；请对照最新内容后再保存。',
      latest: '最新内容',
      takeLatest: '改用最新内容',
      drafted: '有未保存的修改',
      figures: '全部机构数据',
      span: '时间',
      unit: '周期',
      units: {
        day: '日',
        week: '周',
        month: '月',
        quarter: '季',
        year: '年'
      },
      by: {
        period: '按周期',
        group: '按机构',
        forum: '按版块',
        type: '按类型',
        domain: '按领域'
      },
      total: '合计',
      download: '下载 CSV',
      noFigures: '这段时间没有留言。',
      institution: '机构',
      columns: {
        name: '名称',
        messages: '留言',
        replied: '已回复',
        replyRate: '回复率',
        overdue: '逾期未回复',
        onTimeRate: '按时率',
        p50Days: '中位工作日',
        graded: '已评价',
        lowGrades: '低分（1、2 分）',
        satisfactionRate: '满意率'
      }
    }
  }
}
