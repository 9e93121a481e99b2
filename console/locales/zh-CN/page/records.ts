import { calendar } from '../record/calendar.ts'
import { handover } from '../record/handover.ts'
import { imports } from '../record/imports.ts'
import { jobRun, jobs } from '../record/jobs.ts'
import { rehearsal } from '../record/rehearsal.ts'
import { roles } from '../record/roles.ts'
import { templates } from '../record/templates.ts'

/** Texts of the forms and the imports of records. */
export const texts = {
  jobRun,
  records: {
    calendar,
    handover,
    imports,
    jobs,
    rehearsal,
    roles,
    templates,
    noticeToAll: '接收者是“全部”：没有登录的访客也能看到这条通知。',
    toSetUp: '前往配置',
    unlimited: '不限'
  }
}
