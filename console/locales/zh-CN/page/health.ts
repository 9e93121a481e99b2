/** Texts of the page about queues and health. */
export const texts = {
  health: {
    title: '队列与健康',
    at: '更新于 %{at}',
    stale: '以下是上一次成功取得的内容。',
    well: '一切正常',
    wrong: '发现 %{smart_count} 个问题',
    goTo: '前往%{name}',
    room: '剩余 %{free}，共 %{total}',
    jobs: '%{smart_count} 个',
    pausedJobs: '%{smart_count} 个，不会按时执行',
    askedForJobs: '其中 %{smart_count} 个按需执行，无须处理',
    milliseconds: '%{count} 毫秒',
    seconds: '%{count} 秒',
    replica: { read: '使用中', notRead: '暂未使用，改读主库', behind: '落后不超过 %{count} 秒' },
    titles: {
      letters: '待发送与失败',
      jobs: '定时任务',
      database: '数据库',
      process: '本机与版本',
      use: '登录与异常'
    },
    channels: {
      mail: '邮件',
      sms: '短信'
    },
    kinds: {
      postgres: 'PostgreSQL %{version}',
      pglite: '内嵌 PostgreSQL %{version}'
    },
    modes: {
      demo: '演示',
      production: '正式'
    },
    facts: {
      setUp: '可以发送',
      waiting: '待发送',
      oldest: '最早一条',
      failed: '近 7 天失败',
      failedSince: '最早失败',
      active: '启用',
      paused: '暂停',
      underWay: '排队或执行中',
      failing: '上次失败',
      overdue: '超时未执行',
      next: '下一个任务',
      kind: '类型',
      size: '大小',
      answer: '应答时间',
      connections: '连接数',
      longest: '最长语句',
      migrations: '结构更新',
      backup: '上次备份',
      replica: '只读副本',
      uploadsUsed: '附件占用',
      version: '版本',
      mode: '运行方式',
      host: '主机名',
      started: '启动时间',
      memory: '本进程内存',
      memoryFree: '可用内存',
      uploadsDisk: '附件磁盘',
      dataDisk: '数据磁盘',
      open: '当前会话',
      signedIn: '近 1 小时登录',
      refused: '近 1 小时登录失败',
      errors: '近 24 小时程序异常'
    },
    findings: {
      mailFailed: {
        what: '近 7 天有 %{smart_count} 封邮件发送失败',
        todo: '查看失败原因，解决后重新发送。'
      },
      smsFailed: {
        what: '近 7 天有 %{smart_count} 条短信发送失败',
        todo: '查看失败原因，解决后重新发送。'
      },
      mailStuck: {
        what: '有 %{smart_count} 封邮件到时间 10 分钟仍未发出',
        todo: '检查“补发短信和邮件”任务是否暂停，以及服务进程是否正常。'
      },
      smsStuck: {
        what: '有 %{smart_count} 条短信到时间 10 分钟仍未发出',
        todo: '检查“补发短信和邮件”任务是否暂停，以及服务进程是否正常。'
      },
      mailNotSetUp: {
        what: '尚未配置邮件，有 %{smart_count} 封邮件等待发送',
        todo: '添加邮件配置，测试后启用，等待的邮件会自动发出。'
      },
      smsNotSetUp: {
        what: '尚未配置短信，有 %{smart_count} 条短信等待发送',
        todo: '添加短信配置，测试后启用，等待的短信会自动发出。'
      },
      mailMissing: {
        what: '尚未配置邮件，邮箱验证码和通知无法发出',
        todo: '添加邮件配置，测试后启用。'
      },
      smsMissing: {
        what: '尚未配置短信，手机验证码无法发出，公众无法注册',
        todo: '添加短信配置，测试后启用。'
      },
      mailBroken: {
        what: '使用中的邮件配置“%{name}”最近一次试用未通过，邮件可能无法发出',
        todo: '在邮件配置中改正，或测试发送成功后此项消失；原因见该配置的历史。'
      },
      smsBroken: {
        what: '使用中的短信配置“%{name}”最近一次试用未通过，短信可能无法发出',
        todo: '在短信配置中改正并测试发送；成功后此项消失，原因见该配置的历史。'
      },
      storageBroken: {
        what: '使用中的云存储“%{name}”最近一次测试未通过，上传的文件可能无法保存',
        todo: '在云存储中改正并测试；通过后此项消失，原因见该存储的历史。'
      },
      signInBroken: {
        what: '第三方登录 %{name} 没有应答或应答不正确，公众无法用它登录',
        todo: '请运维人员检查 THIRD_PARTY_ 开头的设置和对方网站；再次成功后此项消失。'
      },
      mailBlocked: {
        what: '邮件服务器的地址属于内网，尚未允许访问，邮件无法发出',
        todo: '请运维人员将该地址写入 PRIVATE_TARGETS 后重启网站；如果主机名填错，请在邮件配置中修改。'
      },
      smsBlocked: {
        what: '短信平台的地址属于内网，尚未允许访问，短信无法发出',
        todo: '请运维人员将该地址写入 PRIVATE_TARGETS 后重启网站；如果地址填错，请在短信配置中修改。'
      },
      smsWithoutTls: {
        what: '短信平台的公网地址没有使用 https，短信无法发出',
        todo: '在短信配置中将接口地址改为 https，或留空使用平台的默认地址；也可由运维人员将该地址列入 PRIVATE_TARGETS。'
      },
      jobsFailing: {
        what: '%{smart_count} 个定时任务上次执行失败',
        todo: '在任务日志中查看失败原因，处理后可立即执行一次。'
      },
      jobsOverdue: {
        what: '%{smart_count} 个定时任务超过 5 分钟没有按时执行',
        todo: '可能没有服务进程在执行任务，请检查服务进程及其日志。'
      },
      jobsPaused: {
        what: '%{smart_count} 个定时任务已暂停',
        todo: '如非有意暂停，请恢复。'
      },
      calendarMissing: {
        what: '%{smart_count} 年的放假安排尚未录入',
        todo: '在“节假日安排”中录入国务院办公厅的通知并启用；在此之前，该年只有法定节日按放假计算。'
      },
      backupOld: {
        what: '上次备份已是 %{smart_count} 天前',
        todo: '在定时任务中查看“备份数据库和文件”为何没有成功，处理后立即执行一次。'
      },
      backupMissing: {
        what: '还没有备份',
        todo: '在定时任务中立即执行“备份数据库和文件”，若已暂停请先恢复；备份和密钥须另存到其他机器。'
      },
      errorsLogged: {
        what: '近 24 小时程序出错 %{smart_count} 次',
        todo: '在异常日志中查看，必要时连同编号报告给维护人员。'
      },
      signInsRefused: {
        what: '近 1 小时登录失败 %{smart_count} 次',
        todo: '可能有人在试密码。在登录日志中查看是否来自同一地址。'
      },
      databaseOld: {
        what: '数据库缺少 %{smart_count} 项结构更新',
        todo: '重新启动服务，启动时会自动更新。'
      },
      databaseNewer: {
        what: '数据库比当前程序新 %{smart_count} 项结构更新',
        todo: '请把这台服务器也升级到新版本。'
      },
      databaseEmbedded: {
        what: '正式运行时使用了内嵌数据库',
        todo: '断电可能损坏数据。请改用 PostgreSQL（DATABASE_URL）。'
      },
      databaseSlow: {
        what: '数据库应答缓慢',
        todo: '看下方的应答时间和最长语句；长时间不恢复时检查数据库服务器的负载。'
      },
      replicaAway: {
        what: '只读副本没有应答',
        todo: '访客暂时改读主库。请检查 DATABASE_READ_URL 和副本所在的服务器。'
      },
      replicaOther: {
        what: 'DATABASE_READ_URL 指向的不是本库的只读副本',
        todo: '访客暂时改读主库。请更正地址，或重建副本。'
      },
      replicaLate: {
        what: '只读副本落后 %{smart_count} 秒',
        todo: '访客暂时改读主库。请检查副本的负载和网络，以及主库的 pg_stat_replication。'
      },
      connectionsScarce: {
        what: '数据库连接已用 %{smart_count}%',
        todo: '检查是否有程序占用连接，或调大 max_connections。'
      },
      clocksApart: {
        what: '服务器与数据库的时钟相差 %{smart_count} 秒',
        todo: '请校准两边的时钟（NTP）。'
      },
      diskFull: {
        what: '磁盘空间只剩 %{smart_count}%',
        todo: '立即清理或扩容，否则将无法上传附件。'
      },
      diskFilling: {
        what: '磁盘空间剩余 %{smart_count}%',
        todo: '请安排清理或扩容。'
      },
      storageFull: {
        what: '附件已占全站空间上限的 %{smart_count}%，不能再上传',
        todo: '请调高参数“全站附件空间上限”，或清理占用较多的附件。'
      },
      storageFilling: {
        what: '附件已占全站空间上限的 %{smart_count}%',
        todo: '请安排清理，或调高参数“全站附件空间上限”。'
      },
      memoryScarce: {
        what: '可用内存只剩 %{smart_count}%',
        todo: '检查机器上的其他程序，或增加内存。'
      }
    }
  }
}
