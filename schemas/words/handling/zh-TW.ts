import type { FamilyWords } from '../family.ts'

export const words: FamilyWords = {
  actions: {
    findAccountByPhone: {
      verb: '依手機號碼查詢',
      fields: { phone: '完整手機號碼', reason: '查詢原因（將記錄在案）' }
    },
    revealAccount: {
      verb: '檢視完整資訊',
      fields: { field: '檢視哪一項', reason: '檢視原因（將記錄在案）' },
      result: '本次檢視已記錄在案：'
    },
    approveCompanyRequest: {
      verb: '確認',
      fields: { note: '說明（告知企業）' },
      success: '已確認，即刻生效'
    },
    refuseCompanyRequest: { verb: '不予確認', fields: { reason: '原因（告知企業）' }, success: '已告知企業' },
    addHandlingRecord: {
      verb: '處理帳號',
      fields: {
        handleType: '處理方式',
        ruleName: '違反的規則（告知使用者）',
        days: '期限（天，不填為長期）',
        countType: '不計入',
        countDays: '每天最多留言',
        backtrackTime: '從何時的留言算起（不填為今後）',
        beginTime: '開始時間（不填為立即）',
        note: '備註（僅編輯可見）'
      },
      success: '已處理，並已告知使用者'
    },
    endHandlingRecord: {
      verb: '提前解除',
      fields: { reason: '解除原因（不告知使用者）' },
      success: '已解除，並已告知使用者'
    }
  },
  tabs: { requestsOpen: '待審核', requestsApproved: '已通過', requestsRefused: '未通過' },
  events: {
    account: { created: '建立帳號', passwordChanged: '修改密碼', passwordRecovered: '找回密碼' },
    person: {
      revealed: '檢視完整資訊',
      certified: '完成實名認證',
      changed: '修改基本資訊',
      contactBound: '綁定手機或電子郵件',
      contactUnbound: '解除綁定電子郵件',
      lookedUp: '依手機號碼搜尋帳號',
      cancelled: '註銷帳號',
      exported: '匯出個人資料'
    },
    company: {
      requested: '提交企業資訊，待平台確認',
      withdrawn: '撤回企業資訊的申請',
      licenceChanged: '更新營業執照圖片',
      approved: '企業資訊已確認',
      refused: '企業資訊未獲確認'
    },
    handling: { added: '帳號被處理', ended: '帳號處理提前解除' }
  }
}
