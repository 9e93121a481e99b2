import type { StaffMessage } from '../../parts/message/modes.ts'

type Texts = Pick<StaffMessage, 'subject' | 'publicSubject' | 'contentList'>

/** Returns the subject and the approved texts of a message as the public reads them. */
export const publicMessage = ({ subject, publicSubject, contentList }: Texts) => ({
  subject: publicSubject ?? subject,
  contents: contentList
    .filter(({ auditState }) => auditState === 1)
    .map(({ id, content, publicContent }) => ({ id, text: publicContent ?? content }))
})
