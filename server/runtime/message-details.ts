/** The parts that nouns add to a message's detail. `message-core/detail-parts.ts` lists the fields of each part. */
import { handsOf, staffAssignments } from '../correspondence/assignments/detail.ts'
import { publicAttachments, staffAttachments } from '../correspondence/attachments/detail.ts'
import { deliverySight, staffDeliveries } from '../correspondence/deliveries/detail.ts'
import { staffExtensions } from '../correspondence/extensions/detail.ts'
import { publicGrades, staffGrades } from '../correspondence/grades/detail.ts'
import { publicMarks, staffMarks } from '../correspondence/marks/detail.ts'
import { publicMerging, staffMerging } from '../correspondence/merging/detail.ts'
import { publicModeration, staffModeration } from '../correspondence/moderation/detail.ts'
import { proposalSight, staffProposals } from '../correspondence/proposals/detail.ts'
import { staffRechecks } from '../correspondence/rechecks/detail.ts'
import { publicReplies, staffReplies } from '../correspondence/replies/detail.ts'
import { reportSight, staffReports } from '../correspondence/reports/detail.ts'
import { publicVoices, staffVoices } from '../correspondence/voices/detail.ts'
import { publicCampaign, staffCampaign } from '../publishing/campaigns/detail.ts'
import { staffCases } from '../publishing/cases/detail.ts'
import type { MessageDetails } from '../records/message-core/detail-parts.ts'

export const messageDetails: MessageDetails = {
  hands: handsOf,
  sights: [reportSight, proposalSight, deliverySight],
  staff: {
    attachments: staffAttachments,
    parts: {
      replies: staffReplies,
      grades: staffGrades,
      assignments: staffAssignments,
      extensions: staffExtensions,
      cases: staffCases,
      campaigns: staffCampaign,
      reports: staffReports,
      proposals: staffProposals,
      deliveries: staffDeliveries,
      rechecks: staffRechecks,
      moderation: staffModeration,
      marks: staffMarks,
      voices: staffVoices,
      merging: staffMerging
    }
  },
  public: {
    attachments: publicAttachments,
    parts: {
      replies: publicReplies,
      grades: publicGrades,
      campaigns: publicCampaign,
      moderation: publicModeration,
      marks: publicMarks,
      voices: publicVoices,
      merging: publicMerging
    }
  }
}
