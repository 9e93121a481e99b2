import type { BodyOf } from '@board/generated/calls'
import { excerptOf, suggestionType } from '@board/schemas/facts/formats'
import type { Mask } from '@board/schemas/facts/text/masks'
import { publicWordingOf } from '../../../records/message-core/public-wording.ts'

/** The place of a draft, which may make its message a suggestion. */
interface Place {
  readonly organization: number
  readonly collectId: number | null
}

/** Returns the columns of a message, and of its text, that its author's draft gives, with the wording for the public. */
export function columnsOfDraft(
  draft: BodyOf<'postMessage'> | BodyOf<'resubmitMessage'>,
  masks: readonly Mask[],
  { organization, collectId }: Place
) {
  const subject = draft.subject.trim()
  const content = draft.content.trim()
  const { publicSubject, publicContent } = publicWordingOf({ subject, content }, masks)
  return {
    message: {
      type_id: organization === 5 || collectId !== null ? suggestionType : draft.typeId,
      domain_id: draft.domainId,
      subject,
      public_subject: publicSubject,
      excerpt: excerptOf(publicContent ?? content),
      location: draft.location?.trim() ?? '',
      remark: draft.remark?.trim() ?? '',
      is_public: draft.isPublic,
      is_anonymous: draft.isAnonymous
    },
    text: { content, public_content: publicContent, masks: JSON.stringify(masks) }
  }
}
