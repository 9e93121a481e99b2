import { scheduleJobLog } from '../entities/scheduleJobLog.ts'
import { beanWords } from '../facts/beans.ts'
import { texts } from '../vocabulary/vocabulary.ts'

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
      failure: '失败原因',
      error: '错误信息',
      stack: '堆栈信息'
    },
    enums: {
      beanName: beanWords['zh-CN'],
      reason: { 0: '定时', 1: '手动', 2: '补执行' },
      status: { 0: '失败', 1: '成功' },
      failure: {
        error: '执行出错',
        overrun: '超过允许的时长',
        lost: '多次中断，未能完成',
        params: '参数有误',
        expression: 'cron 表达式有误',
        unknownJob: '当前版本没有此任务'
      }
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
      failure: '失敗原因',
      error: '錯誤訊息',
      stack: '堆疊資訊'
    },
    enums: {
      beanName: beanWords['zh-TW'],
      reason: { 0: '排程', 1: '手動', 2: '補執行' },
      status: { 0: '失敗', 1: '成功' },
      failure: {
        error: '執行發生錯誤',
        overrun: '超過允許的時間',
        lost: '多次中斷，未能完成',
        params: '參數有誤',
        expression: 'cron 運算式有誤',
        unknownJob: '目前版本沒有此工作'
      }
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
      failure: 'Reason',
      error: 'Error',
      stack: 'Stack'
    },
    enums: {
      beanName: beanWords['en-US'],
      reason: { 0: 'By schedule', 1: 'By hand', 2: 'Caught up' },
      status: { 0: 'Failed', 1: 'Success' },
      failure: {
        error: 'It ended with an error',
        overrun: 'It took too long',
        lost: 'Cut off several times',
        params: 'Wrong parameters',
        expression: 'Wrong cron expression',
        unknownJob: 'Not in this version'
      }
    },
    sections: { what: 'Job', outcome: 'Outcome' }
  }
})
