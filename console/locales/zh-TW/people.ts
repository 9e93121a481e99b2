/** Texts of accounts, their handling records, and companies that wait for confirmation. */
export const people = {
  boards: {
    accounts: {
      fields: {
        keywords: '使用者名稱或暱稱',
        nickName: '暱稱',
        createdAt: '註冊時間'
      },
      enums: {
        status: {
          0: '停用或已註銷',
          1: '正常'
        }
      }
    },
    handlingRecords: {
      fields: {
        keywords: '使用者名稱或暱稱',
        nickName: '暱稱',
        subject: '相關留言',
        note: '備註',
        createdAt: '處理時間',
        startTime: '處理時間'
      },
      enums: {
        state: {
          0: '未開始',
          1: '生效中',
          2: '已到期',
          3: '已提前解除'
        }
      }
    },
    companyRequests: {
      fields: {
        keywords: '名稱或信用代碼',
        kind: '申請類型',
        createdAt: '申請時間',
        startTime: '申請時間'
      },
      enums: {
        kind: {
          1: '註冊申請',
          2: '變更申請'
        },
        compType: {
          1: '其他法人',
          2: '企業'
        },
        state: {
          0: '待審核',
          1: '已通過',
          2: '未通過',
          3: '已撤回'
        }
      }
    }
  },
  pages: {
    people: {
      account: '帳號',
      toAccount: '檢視帳號',
      holds: '目前限制',
      none: '無',
      until: '至 %{at}',
      endless: '永久',
      realName: '真實姓名',
      phone: '手機號碼',
      email: '電子郵件',
      idNumber: '證件號碼',
      messageCount: '提交的留言',
      countAsked: '寫明原因後可在「檢視完整資訊」中檢視',
      registered: '註冊時間',
      certifiedAt: '%{at} 認證',
      notCertified: '未認證',
      records: '處理紀錄',
      otherRecords: '其他處理紀錄',
      noRecords: '這個帳號沒有處理紀錄。',
      allRecords: '檢視全部 %{count} 筆',
      dayCount: '%{count} 天',
      perDay: '每天 %{count} 則',
      uncounted: '未計入統計的留言',
      endedAt: '解除時間',
      endReason: '解除原因',
      history: '經過',
      was: '原有資訊',
      asked: '申請資訊',
      changed: '有變更',
      item: '項目',
      company: '企業資訊',
      licence: '營業執照圖片',
      noLicence: '沒有上傳',
      licenceMissing: '這項申請必須有營業執照圖片，企業尚未上傳，不能確認。',
      codeTaken: '該統一社會信用代碼已被另一企業使用，不能確認。',
      noteOf: '處理說明'
    }
  }
}
