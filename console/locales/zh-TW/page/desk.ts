/** Texts of the parts of a message's desk that come after its first view. */
export const texts = {
  desk: {
    noStandardTexts: '本單位還沒有常用語。寫好內容後，可以在這裡儲存為常用語。',
    keepAsStandardText: '為目前內容取標題，存為常用語',
    writeFirst: '寫好內容後再打開這裡，可以存為新的常用語。',
    confirmDeleteStandardText: '確認刪除',
    deleteStandardText: '刪除常用語「%{name}」',
    editStandardText: '修改常用語「%{name}」',
    standardTextTitle: '標題',
    standardTextContent: '內容',
    placeholders: '常用語裡可以寫 %{names}，插入時替換為這則留言的內容',
    comma: '、',
    expired: '草稿裡的附件 %{names} 已過期，請重新上傳。',
    files: '附件',
    preview: '發布前核對',
    publish: '確認發布',
    seenByAll: '發布後，所有人都會看到以下內容。',
    seenByAuthor: '這則留言不公開，發布後只有留言人能看到以下內容。',
    similar: '相似留言的回覆',
    noSimilar: '沒有找到相似的留言。',
    similarNumber: '編號 %{tid}',
    unanswered: '還沒有辦結回覆',
    decided: '%{words}：%{name}',
    lastOne: '清單裡沒有下一筆了。',
    lastOfPage: '這是清單末尾，前面還有 %{smart_count} 則。',
    firstOne: '看第一則',
    lookAgain: '再看一下',
    overtaken: '其他人已先處理了這則內容，以下是最新狀態。',
    carried: '您選好的隱藏或改寫還沒有生效，已放到下面，請核對後提交。',
    doneBy: '%{at} %{name}：%{verb}',
    someone: '平台工作人員',
    separator: '；',
    mergeMain: '選擇主留言（其餘併入這一則）',
    mergeSimilar: '本單位的相似留言',
    mergeFacts: '編號 %{tid} · %{at} 提交',
    mergeDeadline: ' · %{at} 到期',
    mergeTyped: '也可直接填寫編號',
    lapses: '有一份回覆正在等待上級審核。提交後它將失效，不再發布；文字會保留，可以再次提交。',
    lapsesOfSeveral:
      '所選留言中，有 %{smart_count} 則的回覆正在等待上級審核。提交後這些回覆將失效，不再發布；文字會保留，可以再次提交。',
    lapsesWithMessage: '有 %{smart_count} 份回覆正在等待上級審核。操作後它將失效，不再發布。',
    ungraded: '尚未評價',
    copy: '加到我的回覆裡',
    copyOf: '把「%{subject}」的回覆加到我的回覆裡',
    copied: '已加到回覆末尾，請依本則留言的情況修改。',
    writtenBy: '%{name} 正在撰寫這則留言的回覆（%{at} 開始）。',
    agreeFirst: '請先與對方商量，避免重複回覆。',
    openBy: '%{names} 也開啟了這則留言。',
    bothTexts: '您填寫期間，這則留言已有新的回覆',
    theirs: '%{name} 發布於 %{at}',
    yours: '您填寫的內容，尚未發布',
    arrived: '%{name}已於 %{at} 提交回覆。',
    stillHere: '您填寫的內容仍在下方。',
    heldBack: '您的回覆尚未發布。可以先查看並採用下級的回覆，也可以仍以您的回覆發布。',
    readDraft: '查看下級回覆',
    insist: '仍然以我的回覆發布',
    news: '您開啟期間，這則留言有新的情況',
    lost: '內容沒有發出：您填寫期間情況有變',
    returnWaits: '等待交辦單位決定，同意後這次交辦即結束；在此之前期限照常計算，可以撤回申請。',
    extension: {
      terms: '延期由平台審批；同意後，期限自 %{at} 起順延所填的工作日數，並告知留言人。',
      once: '每則留言只能申請一次。審批期間期限不變，請仍按原期限安排。',
      waits: {
        title: '已於 %{at} 申請延期，等待平台審批',
        asked: '申請延長 %{smart_count} 個工作日；同意後，期限由 %{from} 改為 %{to}。',
        next: '審批期間期限不變，請仍按原期限安排；結果會通知您。'
      },
      returned: {
        title: '延期申請已於 %{at} 退回修改',
        next: '期限不變。申請人可以在「流程任務」中修改後重新提交，或撤回申請。'
      },
      approved: {
        title: '延期申請已於 %{at} 獲同意',
        next: '期限已自 %{from} 順延，留言人已收到通知；下級的交辦期限不會隨之變動。'
      },
      refused: { title: '延期申請未獲同意（%{at}）', next: '期限不變；每則留言只能申請一次延期。' },
      withdrawn: { title: '延期申請已撤回（%{at}）', next: '期限不變；每則留言只能申請一次延期。' },
      reason: '意見：%{reason}',
      tasks: '開啟流程任務'
    },
    gone: {
      words: '這則留言現在不由您單位辦理',
      hint: '可能已改投其他單位、下架或刪除，詳見「平台回饋」。',
      decisions: '檢視平台回饋'
    },
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
    },
    publishedHere: '已提交的內容',
    writeMore: '繼續%{verb}',
    dismiss: '知道了',
    olderText: '您對上一稿的修改還在：',
    restore: '復原',
    discard: '捨棄',
    consequence: {
      interim: '將作為階段性回覆發布，留言繼續辦理。',
      final: '將作為辦結回覆發布。',
      explained: '將作為對評價的解釋發布。',
      closed: '這是最後的解釋，發布後留言辦理完畢。',
      edited: '將取代已發布的回覆，原來的文字保留在修改紀錄中。'
    },
    adopting: {
      interim: '將採用%{name}的回覆，作為階段性回覆發布，留言繼續辦理。',
      final: '將採用%{name}的回覆，作為辦結回覆發布。',
      explained: '將採用%{name}的回覆，作為對評價的解釋發布。',
      closed: '將採用%{name}的回覆。這是最後的解釋，發布後留言辦理完畢。'
    },
    passesOver: '%{names}已提交的回覆不會採用。',
    cancels: '交給%{names}的交辦隨之取消。'
  },
  merging: {
    into: '與編號 %{tid} 併案辦理，該留言的回覆會同時作為本則的回覆。',
    open: '開啟該留言',
    title: '併入這裡的留言',
    note: '回覆這則留言時，以下留言同時得到相同的回覆。',
    at: '%{at} 併入'
  },
  approval: {
    waits: '等待%{name}審核',
    next: '審核通過後才會公開；辦理期限以公開時間為準。審核前可以撤回，或修改後重新提交。',
    proposed: '%{kind} · %{at} 提交',
    replace: '修改後重新提交',
    keep: '不修改',
    toDecide: '%{name}提交的回覆，等待您審核',
    changed: '提交單位剛剛修改了這份回覆，下面是最新內容，請重新閱讀後再決定。',
    detector: '提交單位忽略檢測提示的理由：%{reason}',
    sentBack: '%{name}退回了這份回覆',
    withdrawn: '這份回覆已撤回，沒有公開',
    lapsed: '這份回覆沒有公開：留言或回覆在審核期間有變化，審核自動失效',
    again: '原文和附件已放回編輯框，修改後可重新提交。',
    againEdit: '原文仍保留，可修改後重新提交。',
    reason: '退回理由：%{reason}',
    sendBack: '退回'
  }
}
