import { scheduleJob } from '../entities/scheduleJob.ts'
import { beanWords } from '../facts/beans.ts'
import { texts } from '../vocabulary/vocabulary.ts'

const statuses = (paused: string, normal: string) => ({ 0: paused, 1: normal })

export const scheduleJobTexts = texts(scheduleJob, {
  'zh-CN': {
    name: '定时任务',
    fields: {
      beanName: '任务',
      params: '参数',
      cronExpression: 'cron 表达式',
      missed: '错过的执行',
      remark: '备注',
      status: '状态',
      nextFireAt: '下次执行时间',
      lastRunAt: '上次执行时间',
      lastStatus: '上次结果'
    },
    enums: {
      beanName: beanWords['zh-CN'],
      missed: { 0: '跳过', 1: '补执行一次' },
      status: statuses('暂停', '正常'),
      lastStatus: { 0: '失败', 1: '成功' }
    },
    sections: { what: '任务', when: '执行' },
    hints: {
      cronExpression:
        '6 段：秒 分 时 日 月 星期（1 为星期日），末尾可再加年，北京时间；例如 0\u00a00\u00a012\u00a0*\u00a0*\u00a0? 为每天 12 点',
      missed: '服务停止期间错过的执行，恢复后如何处理'
    }
  },
  'zh-TW': {
    name: '排程工作',
    fields: {
      beanName: '工作',
      params: '參數',
      cronExpression: 'cron 運算式',
      missed: '錯過的執行',
      remark: '備註',
      status: '狀態',
      nextFireAt: '下次執行時間',
      lastRunAt: '上次執行時間',
      lastStatus: '上次結果'
    },
    enums: {
      beanName: beanWords['zh-TW'],
      missed: { 0: '略過', 1: '補執行一次' },
      status: statuses('暫停', '正常'),
      lastStatus: { 0: '失敗', 1: '成功' }
    },
    sections: { what: '工作', when: '執行' },
    hints: {
      cronExpression:
        '6 段：秒 分 時 日 月 星期（1 為星期日），末尾可再加年，北京時間；例如 0\u00a00\u00a012\u00a0*\u00a0*\u00a0? 為每天 12 點',
      missed: '服務停止期間錯過的執行，恢復後如何處理'
    }
  },
  'en-US': {
    name: 'Scheduled jobs',
    fields: {
      beanName: 'Job',
      params: 'Parameters',
      cronExpression: 'Cron expression',
      missed: 'Missed runs',
      remark: 'Remark',
      status: 'Status',
      nextFireAt: 'Next run',
      lastRunAt: 'Last run',
      lastStatus: 'Last result'
    },
    enums: {
      beanName: beanWords['en-US'],
      missed: { 0: 'Skip', 1: 'Catch up once' },
      status: statuses('Paused', 'Normal'),
      lastStatus: { 0: 'Failed', 1: 'Success' }
    },
    sections: { what: 'Job', when: 'Runs' },
    hints: {
      cronExpression:
        'Six fields: seconds minutes hours day month weekday (1 is Sunday), and a year if wanted; Beijing time; 0\u00a00\u00a012\u00a0*\u00a0*\u00a0? is every day at noon',
      missed: 'What becomes of runs that were due while no server was running'
    }
  }
})
