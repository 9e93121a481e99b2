/** Converts a campaign to the values of its form, and the form to the request of the contract. */
import type { FieldErrors } from 'react-hook-form'
import { writeMessage } from '../../widgets/inputs/errorWords.ts'
import { storedFiles } from '../parts/FilesInput.tsx'
import type { Campaign } from './campaign.ts'

export type CampaignValues = Readonly<Record<string, unknown>>

/** Returns the initial values of the form of a campaign. */
export function valuesOf(campaign: Campaign): CampaignValues {
  const { title, content, beginTime, endTime, shareTitle, shareText, coverAid, coverUrl } = campaign
  return {
    title,
    content,
    fids: campaign.forums.map(({ fid }) => fid),
    beginTime,
    endTime,
    questions: campaign.questions.join('\n'),
    coverAid: coverAid === null ? [] : [{ aid: coverAid, fileName: title, thumbUrl: coverUrl }],
    aids: campaign.attachments.map(({ aid, fileName, thumbUrl }) => ({ aid, fileName, thumbUrl })),
    shareTitle,
    shareText
  }
}

const textIn = (value: unknown) => (typeof value === 'string' ? value : '')
const linesOf = (value: unknown) =>
  textIn(value)
    .split('\n')
    .map(line => line.trim())
    .filter(line => line !== '')

/** Converts the entered values to the request of the contract. */
export function bodyOf(values: CampaignValues): Record<string, unknown> {
  const [cover] = storedFiles(values.coverAid)
  return {
    ...values,
    content: textIn(values.content),
    questions: linesOf(values.questions),
    coverAid: cover?.aid,
    aids: storedFiles(values.aids).map(({ aid }) => aid)
  }
}

/**
 * Returns the error of the times of a campaign, at the field of its end: the end must be later than the beginning and
 * than now. CMP0006
 */
export function wrongTimes({ beginTime, endTime }: CampaignValues, now: number): FieldErrors {
  if (typeof endTime !== 'number') return {}
  const word = endTime <= now ? 'endPast' : endTime <= Number(beginTime ?? 0) ? 'endBeforeBegin' : undefined
  if (word === undefined) return {}
  return { endTime: { type: word, message: writeMessage({ message: `collection.${word}`, args: {} }) } }
}
