/** Texts of the pages of campaigns, fetched with them. */
export const texts = {
  collection: {
    campaign: '徵集',
    create: '新增徵集',
    change: '修改徵集',
    handIn: '提交平台確認',
    handedIn: '已提交。平台確認後，公眾就能看到；確認結果會通知您。',
    createHintUnkept: '提交後由平台確認，確認前公眾看不到。',
    createHint: '提交後由平台確認，確認前公眾看不到。未提交的內容會自動儲存在本瀏覽器。',
    changeHint: '修改提交後由平台確認；確認前，公眾看到的仍是已確認的內容。',
    notChangeable: '這個徵集現在不能修改。',
    noForums: '沒有取得本單位的留言對象，暫時無法選擇。',
    questionsHint: '每行一個問題，最多 10 個，請參與者圍繞這些問題建言。',
    beginHint:
      '到時可以參與，此前公眾只能看；已過的時間表示確認後立即開始。以伺服器的北京時間為準，現在是 %{at}。',
    endHint: '須晚於開始時間，並晚於現在。到時不再接收建言，此前提交的仍會審核。',
    endPast: '結束時間已過，請選擇現在以後的時間',
    endBeforeBegin: '結束時間須晚於開始時間',
    coverHint: '一張圖片，顯示在徵集清單和徵集頁頂部。',
    entries: '檢視建言',
    entriesOf: '建言：%{title}',
    confirmedText: '已確認的內容（公眾看到的）',
    changes: {
      title: '修改之處',
      before: '原為',
      after: '改為',
      picture: '（圖片，見下文）',
      none: '文字與已確認的內容相同，沒有修改。',
      parts: {
        title: '徵集標題',
        period: '徵集時間',
        forums: '建言提交給',
        content: '徵集內容',
        questions: '徵集問題',
        cover: '封面圖片',
        attachments: '附件'
      }
    },
    changedText: '修改後的內容（待確認）',
    text: '徵集內容',
    summary: '徵集結果',
    summaryPreview: '公布前核對',
    summaryPublish: '確認公布',
    summarySeenByAll: '公布後，所有人都會看到以下內容。',
    summaryTold: '公布時會通知 %{smart_count} 位參與者。',
    summaryHint: '公布後所有人都能看到，參與者會收到通知。',
    summaryAgainHint: '重新公布會替換原來的結果，不再通知參與者。',
    summaryDone: '徵集結果已公布，參與者可以看到。',
    summaryAt: '%{at} 公布',
    noSummaryYet: '徵集結束後，可以在這裡公布結果。',
    writeAgain: '重新公布',
    adopted: '已採納',
    likes: '%{smart_count} 人按讚',
    noEntries: '還沒有審核通過的建言',
    noEntriesHint: '建言審核通過後會出現在這裡。',
    fields: {
      lifeCycle: '徵集階段',
      beginTime: '開始時間',
      endTime: '結束時間',
      entryCount: '公開建言',
      adoptedCount: '已採納',
      auditNote: '平台意見',
      content: '徵集內容',
      questions: '徵集問題',
      coverAid: '封面圖片',
      aids: '附件'
    },
    sections: {
      text: '徵集什麼',
      range: '對象和時間',
      files: '圖片和附件',
      share: '分享（選填）'
    },
    tabs: {
      all: '全部',
      notAdopted: '未採納',
      adopted: '已採納'
    },
    orders: {
      approvedAt: '審核時間由新到舊',
      likeCount: '按讚從多到少'
    },
    unconfirmable: {
      ended:
        '徵集已結束，修改後的文字不能再確認，公眾看到的仍是已確認的文字，一般無須處理。若已確認的文字也不該公開，請下架：公眾不再看到這個徵集，徵集單位改好文字和時間、經您確認後才重新公開。',
      expired:
        '文字裡的結束時間已過，不能確認。請退回修改，徵集單位改好時間重新提交後再確認；在此之前公眾看不到這個徵集。',
      expiredChange:
        '修改後的文字裡，結束時間已過，不能確認。請退回修改，徵集單位改好時間重新提交後再確認；在此之前公眾看到的仍是已確認的文字。'
    },
    standing: {
      waiting: '等待平台確認，公眾還看不到。',
      changeWaiting: '修改等待平台確認；公眾看到的仍是已確認的內容。',
      returned: '平台要求修改，請依平台意見改好後重新提交。',
      changeReturned: '平台沒有確認這次修改，請改好後重新提交，或放棄修改；公眾看到的仍是已確認的內容。',
      changeLapsed:
        '徵集已結束，這次修改不能再確認，公眾看到的仍是已確認的內容。請放棄修改；建言照常採納，結果照常公布。',
      notStarted: '已確認，%{begin} 開始徵集。',
      collecting: '正在徵集，%{end} 結束。',
      ended: '徵集已結束，請採納建言並公布結果。',
      summarized: '徵集已結束，結果已公布。',
      withdrawn: '已撤回，公眾看不到，也不能恢復。'
    }
  }
}
