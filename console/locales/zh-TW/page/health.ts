/** Texts of the page about queues and health. */
export const texts = {
  health: {
    title: '佇列與健康',
    at: '更新於 %{at}',
    stale: '以下是上一次成功取得的內容。',
    well: '一切正常',
    wrong: '發現 %{smart_count} 個問題',
    goTo: '前往%{name}',
    room: '剩餘 %{free}，共 %{total}',
    jobs: '%{smart_count} 個',
    pausedJobs: '%{smart_count} 個，不會按時執行',
    askedForJobs: '其中 %{smart_count} 個依需要執行，無須處理',
    milliseconds: '%{count} 毫秒',
    seconds: '%{count} 秒',
    replica: { read: '使用中', notRead: '暫未使用，改讀主資料庫', behind: '落後不超過 %{count} 秒' },
    titles: {
      letters: '待傳送與失敗',
      jobs: '排程工作',
      database: '資料庫',
      process: '本機與版本',
      use: '登入與例外'
    },
    channels: {
      mail: '郵件',
      sms: '簡訊'
    },
    kinds: {
      postgres: 'PostgreSQL %{version}',
      pglite: '內嵌 PostgreSQL %{version}'
    },
    modes: {
      demo: '示範',
      production: '正式'
    },
    facts: {
      setUp: '可以傳送',
      waiting: '待傳送',
      oldest: '最早一則',
      failed: '近 7 天失敗',
      failedSince: '最早失敗',
      active: '啟用',
      paused: '暫停',
      underWay: '排隊或執行中',
      failing: '上次失敗',
      overdue: '逾時未執行',
      next: '下一個工作',
      kind: '類型',
      size: '大小',
      answer: '回應時間',
      connections: '連線數',
      longest: '最長陳述式',
      migrations: '結構更新',
      backup: '上次備份',
      replica: '唯讀副本',
      uploadsUsed: '附件占用',
      version: '版本',
      mode: '執行方式',
      host: '主機名稱',
      started: '啟動時間',
      memory: '本程序記憶體',
      memoryFree: '可用記憶體',
      uploadsDisk: '附件磁碟',
      dataDisk: '資料磁碟',
      open: '目前工作階段',
      signedIn: '近 1 小時登入',
      refused: '近 1 小時登入失敗',
      errors: '近 24 小時程式例外'
    },
    findings: {
      mailFailed: {
        what: '近 7 天有 %{smart_count} 封郵件傳送失敗',
        todo: '檢視失敗原因，解決後重新傳送。'
      },
      smsFailed: {
        what: '近 7 天有 %{smart_count} 則簡訊傳送失敗',
        todo: '檢視失敗原因，解決後重新傳送。'
      },
      mailStuck: {
        what: '有 %{smart_count} 封郵件到時間 10 分鐘仍未寄出',
        todo: '檢查「補發簡訊和郵件」工作是否暫停，以及服務程序是否正常。'
      },
      smsStuck: {
        what: '有 %{smart_count} 則簡訊到時間 10 分鐘仍未送出',
        todo: '檢查「補發簡訊和郵件」工作是否暫停，以及服務程序是否正常。'
      },
      mailNotSetUp: {
        what: '尚未設定郵件，有 %{smart_count} 封郵件等待傳送',
        todo: '新增郵件設定，測試後啟用，等待的郵件會自動寄出。'
      },
      smsNotSetUp: {
        what: '尚未設定簡訊，有 %{smart_count} 則簡訊等待傳送',
        todo: '新增簡訊設定，測試後啟用，等待的簡訊會自動送出。'
      },
      mailMissing: {
        what: '尚未設定郵件，電子郵件驗證碼和通知無法寄出',
        todo: '新增郵件設定，測試後啟用。'
      },
      smsMissing: {
        what: '尚未設定簡訊，手機驗證碼無法送出，民眾無法註冊',
        todo: '新增簡訊設定，測試後啟用。'
      },
      mailBroken: {
        what: '使用中的郵件設定「%{name}」最近一次試用未通過，郵件可能無法寄出',
        todo: '在郵件設定中改正，或測試寄送成功後此項消失；原因見該設定的歷史。'
      },
      smsBroken: {
        what: '使用中的簡訊設定「%{name}」最近一次試用未通過，簡訊可能無法傳送',
        todo: '在簡訊設定中改正並測試傳送；成功後此項消失，原因見該設定的歷史。'
      },
      storageBroken: {
        what: '使用中的雲端儲存「%{name}」最近一次測試未通過，上傳的檔案可能無法儲存',
        todo: '在雲端儲存中改正並測試；通過後此項消失，原因見該儲存的歷史。'
      },
      signInBroken: {
        what: '第三方登入 %{name} 沒有回應或回應不正確，公眾無法用它登入',
        todo: '請維運人員檢查 THIRD_PARTY_ 開頭的設定和對方網站；再次成功後此項消失。'
      },
      mailBlocked: {
        what: '郵件伺服器的位址屬於內部網路，尚未允許連線，郵件無法寄出',
        todo: '請維運人員將該位址寫入 PRIVATE_TARGETS 後重新啟動網站；如果主機名稱有誤，請在郵件設定中修改。'
      },
      smsBlocked: {
        what: '簡訊平台的位址屬於內部網路，尚未允許連線，簡訊無法送出',
        todo: '請維運人員將該位址寫入 PRIVATE_TARGETS 後重新啟動網站；如果位址有誤，請在簡訊設定中修改。'
      },
      smsWithoutTls: {
        what: '簡訊平台的公用網路位址沒有使用 https，簡訊無法送出',
        todo: '在簡訊設定中將端點位址改為 https，或留空使用平台的預設位址；也可由維運人員將該位址列入 PRIVATE_TARGETS。'
      },
      jobsFailing: {
        what: '%{smart_count} 個排程工作上次執行失敗',
        todo: '在工作日誌中檢視失敗原因，處理後可立即執行一次。'
      },
      jobsOverdue: {
        what: '%{smart_count} 個排程工作超過 5 分鐘沒有準時執行',
        todo: '可能沒有服務程序在執行工作，請檢查服務程序及其日誌。'
      },
      jobsPaused: {
        what: '%{smart_count} 個排程工作已暫停',
        todo: '如非有意暫停，請恢復。'
      },
      calendarMissing: {
        what: '%{smart_count} 年的放假安排尚未輸入',
        todo: '在「節假日安排」中輸入國務院辦公廳的通知並啟用；在此之前，該年只有法定節日按放假計算。'
      },
      backupOld: {
        what: '上次備份已是 %{smart_count} 天前',
        todo: '在排程工作中檢視「備份資料庫和檔案」為何沒有成功，處理後立即執行一次。'
      },
      backupMissing: {
        what: '還沒有備份',
        todo: '在排程工作中立即執行「備份資料庫和檔案」，若已暫停請先恢復；備份和金鑰須另存到其他機器。'
      },
      errorsLogged: {
        what: '近 24 小時程式發生錯誤 %{smart_count} 次',
        todo: '在異常日誌中檢視，必要時連同編號回報給維護人員。'
      },
      signInsRefused: {
        what: '近 1 小時登入失敗 %{smart_count} 次',
        todo: '可能有人在試密碼。在登入日誌中檢視是否來自同一位址。'
      },
      databaseOld: {
        what: '資料庫缺少 %{smart_count} 項結構更新',
        todo: '重新啟動服務，啟動時會自動更新。'
      },
      databaseNewer: {
        what: '資料庫比目前程式新 %{smart_count} 項結構更新',
        todo: '請把這台伺服器也升級到新版本。'
      },
      databaseEmbedded: {
        what: '正式執行時使用了內嵌資料庫',
        todo: '斷電可能損壞資料。請改用 PostgreSQL（DATABASE_URL）。'
      },
      databaseSlow: {
        what: '資料庫回應緩慢',
        todo: '看下方的回應時間和最長陳述式；長時間未恢復時檢查資料庫伺服器的負載。'
      },
      replicaAway: {
        what: '唯讀副本沒有回應',
        todo: '訪客暫時改讀主資料庫。請檢查 DATABASE_READ_URL 與副本所在的伺服器。'
      },
      replicaOther: {
        what: 'DATABASE_READ_URL 指向的不是本資料庫的唯讀副本',
        todo: '訪客暫時改讀主資料庫。請更正位址，或重建副本。'
      },
      replicaLate: {
        what: '唯讀副本落後 %{smart_count} 秒',
        todo: '訪客暫時改讀主資料庫。請檢查副本的負載與網路，以及主資料庫的 pg_stat_replication。'
      },
      connectionsScarce: {
        what: '資料庫連線已用 %{smart_count}%',
        todo: '檢查是否有程式佔用連線，或調大 max_connections。'
      },
      clocksApart: {
        what: '伺服器與資料庫的時鐘相差 %{smart_count} 秒',
        todo: '請校準兩邊的時鐘（NTP）。'
      },
      diskFull: {
        what: '磁碟空間只剩 %{smart_count}%',
        todo: '立即清理或擴充，否則將無法上傳附件。'
      },
      diskFilling: {
        what: '磁碟空間剩餘 %{smart_count}%',
        todo: '請安排清理或擴充。'
      },
      storageFull: {
        what: '附件已占全站空間上限的 %{smart_count}%，無法再上傳',
        todo: '請調高參數「全站附件空間上限」，或清理占用較多的附件。'
      },
      storageFilling: {
        what: '附件已占全站空間上限的 %{smart_count}%',
        todo: '請安排清理，或調高參數「全站附件空間上限」。'
      },
      memoryScarce: {
        what: '可用記憶體只剩 %{smart_count}%',
        todo: '檢查機器上的其他程式，或增加記憶體。'
      }
    }
  }
}
