import { entry } from '../errors/entry.ts'
import type { FamilyWords } from '../vocabulary/family-words.ts'
import { translations as text } from '../vocabulary/words.ts'

export const words = {
  actions: {
    findAccountByPhone: {
      verb: text('按手机号查找', '依手機號碼查詢', 'Find by phone'),
      fields: {
        phone: text('完整手机号', '完整手機號碼', 'Whole phone number'),
        reason: text('查找原因（将告知本人）', '查詢原因（將告知本人）', 'Reason (the person is told)')
      }
    },
    revealAccount: {
      verb: text('查看完整信息', '檢視完整資訊', 'Read in full'),
      fields: {
        field: text('查看哪一项', '檢視哪一項', 'What to read'),
        reason: text('查看原因（将告知本人）', '檢視原因（將告知本人）', 'Reason (the person is told)')
      },
      result: text(
        '本次查看已记录在案并告知本人：',
        '本次檢視已記錄在案並告知本人：',
        'This reading is on record, and the person is told:'
      )
    },
    approveCompanyRequest: {
      verb: text('确认', '確認', 'Confirm'),
      fields: { note: text('说明（告知企业）', '說明（告知企業）', 'Note (the company is told)') },
      success: text('已确认，即刻生效', '已確認，即刻生效', 'Confirmed; in force at once')
    },
    refuseCompanyRequest: {
      verb: text('不予确认', '不予確認', 'Refuse'),
      fields: { reason: text('原因（告知企业）', '原因（告知企業）', 'Reason (the company is told)') },
      success: text('已告知企业', '已告知企業', 'The company is told')
    },
    addHandlingRecord: {
      verb: text('处理账号', '處理帳號', 'Restrict the account'),
      fields: {
        handleType: text('处理方式', '處理方式', 'Kind'),
        ruleName: text(
          '违反的规则（告知用户）',
          '違反的規則（告知使用者）',
          'Rule that was broken (the person is told)'
        ),
        days: text('期限（天，不填为永久）', '期限（天，不填為永久）', 'For how many days (empty: for good)'),
        countType: text('不计入', '不計入', 'Left out of'),
        countDays: text('每天最多留言', '每天最多留言', 'Messages a day'),
        backtrackTime: text(
          '从何时的留言算起（不填为今后）',
          '從何時的留言算起（不填為今後）',
          'Messages from this moment on (empty: from now)'
        ),
        beginTime: text('开始时间（不填为立即）', '開始時間（不填為立即）', 'Begins (empty: now)'),
        note: text('备注（仅编辑可见）', '備註（僅編輯可見）', 'Note (editors only)')
      },
      empty: {
        days: text(
          '没有填写期限，处理将永久有效，直到解除。',
          '沒有填寫期限，處理將永久有效，直到解除。',
          'No number of days is given: this lasts for good, until it is lifted.'
        )
      },
      success: text('已处理，并已告知用户', '已處理，並已告知使用者', 'Done; the person is told')
    },
    endHandlingRecord: {
      verb: text('提前解除', '提前解除', 'End early'),
      fields: {
        reason: text('解除原因（不告知用户）', '解除原因（不告知使用者）', 'Reason (the person is not told)')
      },
      success: text('已解除，并已告知用户', '已解除，並已告知使用者', 'Ended; the person is told')
    }
  },
  tabs: {
    requestsOpen: text('待审核', '待審核', 'Pending'),
    requestsApproved: text('已通过', '已通過', 'Approved'),
    requestsRefused: text('未通过', '未通過', 'Refused')
  },
  events: {
    account: {
      created: text('建立账号', '建立帳號', 'Account created'),
      passwordChanged: text('修改密码', '修改密碼', 'Password changed'),
      passwordSet: text('设置密码', '設定密碼', 'First password set'),
      newDevice: text('在新设备上登录', '在新裝置上登入', 'Signed in on a new device'),
      providerBound: text('绑定第三方账号', '綁定第三方帳號', 'Account of another site linked'),
      providerUnbound: text('解绑第三方账号', '解除綁定第三方帳號', 'Account of another site unlinked'),
      passwordRecovered: text('找回密码', '找回密碼', 'Forgotten password set anew')
    },
    person: {
      revealed: text('查看完整信息', '檢視完整資訊', 'Read in full'),
      certified: text('完成实名认证', '完成實名認證', 'Real name certified'),
      changed: text('修改基本信息', '修改基本資訊', 'Profile changed'),
      contactBound: text('绑定手机或邮箱', '綁定手機或電子郵件', 'Phone or mail bound'),
      phoneChanged: text('更换绑定手机号', '更換綁定手機號碼', 'Bound phone changed'),
      contactUnbound: text('解绑邮箱', '解除綁定電子郵件', 'Mail unbound'),
      lookedUp: text('按手机号查找账号', '依手機號碼搜尋帳號', 'Account looked up by phone'),
      cancelled: text('注销账号', '註銷帳號', 'Account closed'),
      exported: text('导出个人数据', '匯出個人資料', 'Own data exported')
    },
    company: {
      requested: text('提交企业信息，待平台确认', '提交企業資訊，待平台確認', 'Company’s details handed in'),
      withdrawn: text('撤回企业信息的申请', '撤回企業資訊的申請', 'Company’s details withdrawn'),
      licenceChanged: text('更新营业执照图片', '更新營業執照圖片', 'Licence picture changed'),
      approved: text('企业信息已确认', '企業資訊已確認', 'Company’s details confirmed'),
      refused: text('企业信息未获确认', '企業資訊未獲確認', 'Company’s details not confirmed')
    },
    handling: {
      added: text('账号被处理', '帳號被處理', 'Account restricted or warned'),
      ended: text('账号处理提前解除', '帳號處理提前解除', 'Restriction ended early')
    }
  },
  // Refusals about handling records (domain 6).
  errors: {
    HDL0001: entry(
      'conflict',
      'added',
      '该处理记录已经结束',
      '該處理紀錄已經結束',
      'This handling record is over already.'
    ),
    HDL0002: entry(
      'conflict',
      'added',
      '该账号在此期间已有同类处理，请先解除原有处理',
      '該帳號在此期間已有同類處理，請先解除原有處理',
      'The account has a record of this kind for that time. End that one first.'
    )
  }
} satisfies FamilyWords
