import { beanWords } from '../beans.ts'
import { scheduleJobLog } from '../entities/scheduleJobLog.ts'
import { texts } from '../vocabulary.ts'

export const scheduleJobLogTexts = texts(scheduleJobLog, {
  'zh-CN': {
    name: '任务日志',
    fields: {
      beanName: '任务',
      jobId: '任务编号',
      params: '参数',
      reason: '触发方式',
      status: '状态',
      at: '开始时间',
      ms: '耗时（毫秒）',
      handled: '处理数量',
      error: '失败原因',
      stack: '堆栈信息'
    },
    enums: {
      beanName: beanWords['zh-CN'],
      reason: { 0: '定时', 1: '手动', 2: '补执行' },
      status: { 0: '失败', 1: '成功' }
    },
    sections: { what: '任务', outcome: '执行结果' }
  },
  'zh-TW': {
    name: '工作日誌',
    fields: {
      beanName: '工作',
      jobId: '工作編號',
      params: '參數',
      reason: '觸發方式',
      status: '狀態',
      at: '開始時間',
      ms: '耗時（毫秒）',
      handled: '處理數量',
      error: '失敗原因',
      stack: '堆疊資訊'
    },
    enums: {
      beanName: beanWords['zh-TW'],
      reason: { 0: '排程', 1: '手動', 2: '補執行' },
      status: { 0: '失敗', 1: '成功' }
    },
    sections: { what: '工作', outcome: '執行結果' }
  },
  'en-US': {
    name: 'Job log',
    fields: {
      beanName: 'Job',
      jobId: 'Job number',
      params: 'Parameters',
      reason: 'Triggered',
      status: 'Status',
      at: 'Began',
      ms: 'Took (ms)',
      handled: 'Handled',
      error: 'Error',
      stack: 'Stack'
    },
    enums: {
      beanName: beanWords['en-US'],
      reason: { 0: 'By schedule', 1: 'By hand', 2: 'Caught up' },
      status: { 0: 'Failed', 1: 'Success' }
    },
    sections: { what: 'Job', outcome: 'Outcome' }
  }
})
