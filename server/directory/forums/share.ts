import type { components } from '@board/generated/openapi'
import type { Language } from '@board/schemas/errors/catalogue'
import type { Db } from '../../platform/database/open.ts'
import { Refusal } from '../../platform/refusal.ts'
import { readParameters } from '../site/parameters.ts'
import { selectForum } from './store.ts'

type ShareCard = components['schemas']['ShareCard']

interface Sharing {
  readonly db: Db
  readonly language: Language
  /** The site's own address, if it is known. */
  readonly origin: string | undefined
}

/** Returns the share card of a forum's page. @throws Refusal GEN0404 if there is no such forum, or it is not listed. */
export const forumShare = (sharing: Sharing, fid: number): Promise<ShareCard> =>
  cardOf(sharing, fid, words.forum, `/threads/list?fid=${fid}`, { own: true })

/** Returns the share cards of a forum's campaigns, for an app and for WeChat. @throws Refusal GEN0404. Specification 7. */
export async function collectShare(
  sharing: Sharing,
  fid: number
): Promise<components['schemas']['ShareCollect']> {
  const card = await cardOf(sharing, fid, words.collect, `/rmjy/collect?fid=${fid}`)
  return { appShareCollect: card, wxShareCollect: card }
}

async function cardOf(
  { db, language, origin = '' }: Sharing,
  fid: number,
  texts: Readonly<Record<Language, { title: string; desc: string }>>,
  path: string,
  { own = false } = {}
): Promise<ShareCard> {
  const forum = await selectForum(db, fid)
  if (!forum?.is_visible) throw new Refusal('GEN0404')
  const { shareImage } = await readParameters(db)
  const { title, desc } = texts[language]
  const named = (text: string) => text.replaceAll('{name}', () => forum.name)
  // the editors' text is about the forum, not about its campaigns
  const written = { title: own ? forum.share_title : '', desc: own ? forum.share_desc : '' }
  return {
    title: written.title || named(title),
    desc: written.desc || named(desc),
    link: origin + path,
    imgUrl: shareImage
  }
}

const words = {
  forum: {
    'zh-CN': { title: '给{name}留言', desc: '在领导留言板反映问题、提出建议，查看{name}的回复。' },
    'zh-TW': { title: '給{name}留言', desc: '在領導留言板反映問題、提出建議，查看{name}的回覆。' },
    'en-US': {
      title: 'Write to {name}',
      desc: 'Raise a problem or make a suggestion, and read the replies of {name}.'
    }
  },
  collect: {
    'zh-CN': { title: '{name}正在征集您的意见', desc: '参与{name}的意见征集，您的建议会被认真阅读。' },
    'zh-TW': { title: '{name}正在徵集您的意見', desc: '參與{name}的意見徵集，您的建議會被認真閱讀。' },
    'en-US': {
      title: '{name} asks for your opinion',
      desc: 'Take part in the campaigns of {name}: every suggestion is read.'
    }
  }
} as const
