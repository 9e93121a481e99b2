import type { FamilyWords } from '../family.ts'

export const words: FamilyWords = {
  actions: {
    findAccountByPhone: {
      verb: '按手机号查找',
      fields: { phone: '完整手机号', reason: '查找原因（将记录在案）' }
    },
    revealAccount: {
      verb: '查看完整信息',
      fields: { field: '查看哪一项', reason: '查看原因（将记录在案）' },
      result: '本次查看已记录在案：'
    },
    approveCompanyRequest: {
      verb: '确认',
      fields: { note: '说明（告知企业）' },
      success: '已确认，即刻生效'
    },
    refuseCompanyRequest: { verb: '不予确认', fields: { reason: '原因（告知企业）' }, success: '已告知企业' },
    addHandlingRecord: {
      verb: '处理账号',
      fields: {
        handleType: '处理方式',
        ruleName: '违反的规则（告知用户）',
        days: '期限（天，不填为长期）',
        countType: '不计入',
        countDays: '每天最多留言',
        backtrackTime: '从何时的留言算起（不填为今后）',
        beginTime: '开始时间（不填为立即）',
        note: '备注（仅编辑可见）'
      },
      success: '已处理，并已告知用户'
    },
    endHandlingRecord: {
      verb: '提前解除',
      fields: { reason: '解除原因（不告知用户）' },
      success: '已解除，并已告知用户'
    }
  },
  tabs: { requestsOpen: '待审核', requestsApproved: '已通过', requestsRefused: '未通过' },
  events: {
    account: { created: '建立账号', passwordChanged: '修改密码', passwordRecovered: '找回密码' },
    person: {
      revealed: '查看完整信息',
      certified: '完成实名认证',
      changed: '修改基本信息',
      contactBound: '绑定手机或邮箱',
      contactUnbound: '解绑邮箱',
      lookedUp: '按手机号查找账号',
      cancelled: '注销账号',
      exported: '导出个人数据'
    },
    company: {
      requested: '提交企业信息，待平台确认',
      withdrawn: '撤回企业信息的申请',
      licenceChanged: '更新营业执照图片',
      approved: '企业信息已确认',
      refused: '企业信息未获确认'
    },
    handling: { added: '账号被处理', ended: '账号处理提前解除' }
  }
}
