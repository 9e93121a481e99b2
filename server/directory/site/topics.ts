/** Topics as their readers see them, with the name in their language. */
import type { components } from '@board/generated/openapi'
import type { Language } from '@board/schemas/errors/catalogue'
import { specialCampaign } from '@board/schemas/facts/formats'
import type { Db } from '../../platform/database/open.ts'
import { selectTopic, selectTopics, type TopicRow } from './store.ts'

type Topic = components['schemas']['Topic']

/** Lists the topics that a message can have now. */
export const listTopics = async (db: Db, language: Language): Promise<Topic[]> =>
  (await selectTopics(db)).map(topic => shown(topic, language))

/** Finds a topic, also one that no message can have any more. */
export async function findTopic(db: Db, id: number, language: Language): Promise<Topic | undefined> {
  const topic = await selectTopic(db, id)
  return topic && shown(topic, language)
}

const shown = ({ topicId, topicName, nameEnUs }: TopicRow, language: Language): Topic => ({
  topicId,
  topicName: (language === 'en-US' && nameEnUs) || topicName,
  specialLayout: topicId === specialCampaign.topicId
})
