/** Texts of accounts, their handling records, and companies that wait for confirmation. */
export const people = {
  boards: {
    accounts: {
      fields: {
        keywords: '用户名或昵称',
        nickName: '昵称',
        createdAt: '注册时间'
      },
      enums: {
        status: {
          0: '停用或已注销',
          1: '正常'
        }
      }
    },
    handlingRecords: {
      fields: {
        keywords: '用户名或昵称',
        nickName: '昵称',
        subject: '相关留言',
        note: '备注',
        createdAt: '处理时间',
        startTime: '处理时间'
      },
      enums: {
        state: {
          0: '未开始',
          1: '生效中',
          2: '已到期',
          3: '已提前解除'
        }
      }
    },
    companyRequests: {
      fields: {
        keywords: '名称或信用代码',
        kind: '申请类型',
        createdAt: '申请时间',
        startTime: '申请时间'
      },
      enums: {
        kind: {
          1: '注册申请',
          2: '变更申请'
        },
        compType: {
          1: '其他法人',
          2: '企业'
        },
        state: {
          0: '待审核',
          1: '已通过',
          2: '未通过',
          3: '已撤回'
        }
      }
    }
  },
  pages: {
    people: {
      account: '账号',
      toAccount: '查看账号',
      holds: '目前限制',
      none: '无',
      until: '至 %{at}',
      endless: '永久',
      realName: '真实姓名',
      phone: '手机号',
      email: '邮箱',
      idNumber: '证件号码',
      messageCount: '提交的留言',
      countAsked: '写明原因后可在“查看完整信息”中查看',
      registered: '注册时间',
      certifiedAt: '%{at} 认证',
      notCertified: '未认证',
      records: '处理记录',
      otherRecords: '其他处理记录',
      noRecords: '这个账号没有处理记录。',
      allRecords: '查看全部 %{count} 条',
      dayCount: '%{count} 天',
      perDay: '每天 %{count} 条',
      uncounted: '未计入统计的留言',
      endedAt: '解除时间',
      endReason: '解除原因',
      history: '经过',
      was: '原有信息',
      asked: '申请信息',
      changed: '有变化',
      item: '项目',
      company: '企业信息',
      licence: '营业执照图片',
      noLicence: '没有上传',
      licenceMissing: '这项申请必须有营业执照图片，企业还没有上传，不能确认。',
      codeTaken: '该统一社会信用代码已被另一企业使用，不能确认。',
      noteOf: '处理说明'
    }
  }
}
