/** Texts of feedback, help pages and the figures of all institutions. */
export const upkeep = {
  boards: {
    feedback: {
      fields: {
        type: '類型',
        nickName: '回饋人',
        groupName: '所在機構',
        answeredAt: '回覆時間',
        startTime: '提交時間'
      }
    }
  },
  pages: {
    upkeep: {
      feedback: '意見回饋',
      writer: '回饋人',
      contact: '聯絡方式',
      answer: '回覆',
      answeredAt: '回覆於 %{at}',
      help: '說明內容',
      page: '頁面',
      language: '語言',
      title: '標題',
      content: '正文',
      contentHint: '純文字。以「## 」開頭的行是小標題，空行分段。',
      preview: '預覽',
      saved: '已儲存，公眾現在看到的就是這些文字。',
      shipped: '隨系統提供，未修改過',
      changedAt: '修改於 %{at}',
      needed: '請填寫此項',
      conflict: '其他人剛剛修改了這一頁。您的文字仍在下面；請對照最新內容後再儲存。',
      latest: '最新內容',
      takeLatest: '改用最新內容',
      drafted: '有未儲存的修改',
      figures: '全部機構數據',
      span: '時間',
      unit: '週期',
      units: {
        day: '日',
        week: '週',
        month: '月',
        quarter: '季',
        year: '年'
      },
      by: {
        period: '依週期',
        group: '依機構',
        forum: '依版塊',
        type: '依類型',
        domain: '依領域'
      },
      total: '合計',
      download: '下載 CSV',
      noFigures: '這段時間沒有留言。',
      institution: '機構',
      columns: {
        name: '名稱',
        messages: '留言',
        replied: '已回覆',
        replyRate: '回覆率',
        overdue: '逾期未回覆',
        onTimeRate: '按時率',
        p50Days: '中位工作日',
        graded: '已評價',
        lowGrades: '低分（1、2 分）',
        satisfactionRate: '滿意率'
      }
    }
  }
}
