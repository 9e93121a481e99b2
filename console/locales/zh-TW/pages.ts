/** Texts of forms and of hand-written pages. */
export const pages = {
  titles: {
    password: '修改密碼',
    dataBoard: '數據看板',
    health: '佇列與健康',
    framed: '網頁',
    process: '流程',
    news: '訊息詳情',
    message: '留言內容',
    baseInfo: '機構資訊',
    bindInfo: '綁定資訊',
    secondFactor: '兩步驟驗證',
    loginLog: '登入日誌',
    help: '說明中心',
    manual: '操作手冊',
    search: '綜合搜尋'
  },
  form: {
    copy: '複製',
    copied: '已複製',
    notCopied: '無法自動複製，內容已選取，請手動複製',
    goOn: '繼續',
    show: '顯示%{name}',
    hide: '隱藏%{name}',
    back: '返回',
    restored: '已恢復上次未提交的內容。',
    clear: '清空',
    optional: '選填',
    noOptions: '沒有可選項目',
    wrong: '有 %{smart_count} 處需要修改：',
    title: '%{verb}：%{object}',
    refresh: '取得最新內容',
    gone: '這筆內容已不在清單中，請返回清單檢視'
  },
  attachment: {
    add: '新增附件',
    limits: '最多 %{count} 個；圖片 50MB、影片 100MB 以內',
    remove: '移除附件 %{name}',
    uploaded: '上傳成功',
    failed: '上傳失敗',
    full: '您上傳的附件數量已達上限',
    wrongFormat: '上傳的圖片只能是 .jpg .png .jpeg .gif .bmp 格式的圖片！',
    imageTooLarge: '上傳的圖片大小不可超過 50MB！',
    videoTooLarge: '上傳影片大小不可超過 100M！',
    hide: '設為不公開',
    show: '設為公開',
    hidden: '已隱藏',
    private: '不公開'
  },
  failure: {
    NETWORK: '網路連線失敗，請檢查網路後重試',
    TIMEOUT: '伺服器沒有及時回應，請稍後重試',
    REPLY: '伺服器的回應無法辨識，請稍後重試',
    withId: '%{words}（編號 %{id}）',
    unknown: '操作沒有完成，請稍後重試'
  },
  task: {
    title: '留言辦理',
    panel: '辦理',
    cameFrom: '所在清單',
    previous: '上一則',
    next: '下一則',
    // steps of the timeline that name another message, by their verb
    step: {
      message: { merged: '與編號 %{tid} 併案辦理', split: '拆分，不再與編號 %{tid} 併案辦理' },
      merge: { received: '編號 %{tid} 併入本留言，一併辦理' }
    },
    assignedTo: '已交辦：%{name}',
    assignedOffline: '線下：%{name}',
    dueAt: '%{at} 前',
    write: '填寫內容',
    messageLate: '留言本身已逾期（期限 %{at}）',
    sentBack: '上級退回修改：%{reason}',
    missing: '沒有找到這則留言',
    nothingToDo: '這則留言目前沒有需要您辦理的事項。',
    to: '致 %{name}',
    number: '編號 %{tid}',
    author: '留言人',
    colon: '：',
    public: '公開',
    notPublic: '不公開',
    anonymous: '匿名',
    adopted: '已採納',
    campaign: '所屬徵集',
    replies: '回覆',
    voices: '遇到同樣問題的人',
    voiceCount: '共 %{count} 人',
    voiceRegion: '%{name} %{count} 人',
    noRegion: '未填地區',
    voiceAnswers: '辦結後回饋',
    voiceSolved: { 1: '已解決 %{count}', 2: '部分解決 %{count}', 3: '沒有解決 %{count}' },
    voiceNotes: '備註（不顯示是誰寫的）',
    moreVoiceNotes: '顯示全部 %{count} 則備註',
    grades: '評價',
    assignments: '交辦',
    timeline: '辦理過程',
    supplement: '補充於 %{at}',
    publicText: '公開的文字',
    auditNote: '審核意見：%{note}',
    editedAt: '修改於 %{at}',
    round: { 1: '第一次評價', 2: '第二次評價' },
    score: '%{score} / 5 · %{words}',
    thanks: '表示感謝',
    draftOf: '%{name} 的回覆',
    standardTexts: '常用語',
    similar: '相似留言',
    missingLength: '至少 %{least} 字，還差 %{count} 字',
    writingHint: '撰寫提示：%{words}',
    detectorHint: '請修改內容；確需這樣提交的，請說明理由，理由會記錄在案。',
    sendAnyway: '仍然%{verb}',
    kept: '已於 %{at} 儲存在本機',
    restored: '已復原 %{at} 未提交的內容',
    stranded: '您先前填寫、沒有提交的內容（留言狀態已變，可複製使用）',
    discard: '捨棄這段文字',
    publishedHere: '已提交的內容',
    topic: '專題：%{name}',
    panelEdge: '調整辦理欄的寬度',
    usualWidth: '預設寬度',
    clockStarted: '自 %{at} 起計期限',
    clockStopped: '期限停計（複核中）',
    clockStoppedSince: '自 %{at} 起期限停計（複核中）',
    stopEditing: '返回，暫不修改',
    handled: '已%{verb}',
    goOn: '辦理下一則',
    writeMore: '繼續%{verb}',
    submitForApproval: '提交上級審核',
    approvedBy: '提交後由%{name}審核，通過後公開。',
    editWaits: '修改待上級審核',
    repliedLate: '逾期 %{smart_count} 個工作天回覆',
    published: {
      proposed: {
        done: '已於 %{at} 提交上級審核。',
        next: '審核通過後公開並告知留言人；如被退回，會告知理由。'
      },
      interim: {
        done: '階段性回覆已於 %{at} 發布。',
        next: '問題辦結後，請再發布辦結回覆。'
      },
      edited: {
        done: '修改後的回覆已於 %{at} 發布。',
        next: '原來的文字保留在修改紀錄中。'
      },
      final: {
        done: '辦結回覆已於 %{at} 發布。',
        next: '等待留言人評價；如有新進展，可以繼續回覆。'
      },
      finalUngraded: {
        done: '辦結回覆已於 %{at} 發布。',
        next: '這則留言不作評價；如有新進展，可以繼續回覆。'
      },
      explained: {
        done: '解釋已於 %{at} 發布。',
        next: '等待留言人再次評價。'
      },
      closed: {
        done: '解釋已於 %{at} 發布。',
        next: '這則留言已辦理完畢。'
      },
      handedIn: {
        done: '回覆已於 %{at} 提交。',
        next: '等待交辦單位審核；審核之前可以撤回。'
      },
      handedUp: {
        done: '採用的回覆已於 %{at} 作為本單位的回覆提交。',
        next: '等待上級單位審核；審核之前可以撤回。'
      }
    }
  },
  masks: {
    hidden: '公眾看不到',
    begin: '公眾看不到：',
    legend: '虛線框內的文字公眾看不到，公開頁面顯示為 ■■。',
    subject: '標題',
    content: '內容',
    pressToShow: '按一下恢復公開',
    pressToHide: '按一下對公眾隱藏',
    hideSelection: '隱藏選取的文字',
    words: '要隱藏的文字',
    hideWords: '全部隱藏',
    selectFirst: '請先在原文裡選取要隱藏的文字。',
    notThere: '原文裡沒有這些文字。',
    result: '公眾將看到',
    usualReason: '涉及個人資料',
    hide: '對公眾隱藏部分文字',
    reword: '改寫公開文字',
    text: '修改哪一段',
    message: '留言'
  },
  editor: {
    message: '審核留言',
    supplement: '審核補充',
    comment: '審核評價',
    recheck: '複核申請',
    deletion: '刪除申請',
    delivery: '遞送申請',
    decided: '沒有需要您處理的事項。'
  }
}
