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
    noticeToAll: 'This notice is for all: visitors who are not signed in see it, too.',
    toSetUp: 'Set it up',
    unlimited: 'No limit'
  }
}
