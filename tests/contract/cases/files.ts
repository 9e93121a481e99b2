/** Cases of attachments: uploading, reading, hiding, deleting. */
import { buildUpload, setParameter } from '../../support/builders/builders.ts'
import { bitmap, film, page, png } from '../../support/files.ts'
import { smallLimits } from '../../support/servers/server.ts'
import { type Case, type ClientCase, when, whenRaw } from '../support/case.ts'
import { aForm, sendRaw } from '../support/raw.ts'
import { accepted, answered, approved, replied, uploaded } from '../support/scenes.ts'
import { draft, type Stage } from '../support/stage.ts'

/** Returns an upload of `bytes` bytes: the head and padding. */
const padded = (head: Buffer, bytes: number) => Buffer.concat([head, Buffer.alloc(bytes - head.length)])

const upload = (expected: Case['expected'], what: string, content: () => Promise<Buffer> | Buffer): Case =>
  whenRaw('uploadAttachment', expected, what, async stage => {
    const file = new File([new Uint8Array(await content())], '路灯.png')
    return sendRaw(stage, 'uploadAttachment', {
      token: await stage.tokenOf('citizen'),
      payload: aForm({ attachmentType: '1', file })
    })
  })

/** An upload while the limit of the storage of an owner, which has more than that already, is one megabyte. */
const uploadAbove = (
  expected: Case['expected'],
  owner: 'account' | 'institution' | 'site',
  who: 'citizen' | 'city'
) =>
  whenRaw('uploadAttachment', expected, `above the limit of its ${owner}`, async stage => {
    await buildUpload(stage.db, { uploader_uid: await stage.uid(who), bytes: 2_000_000 })
    await setParameter(stage.db, `storage.${owner}`, 1)
    try {
      const file = new File([new Uint8Array(await png())], '路灯.png')
      const payload = aForm({ attachmentType: '1', file })
      return await sendRaw(stage, 'uploadAttachment', { token: await stage.tokenOf(who), payload })
    } finally {
      await setParameter(stage.db, `storage.${owner}`, 0)
    }
  })

/** Returns the path and query of an address that the server gave out. */
function partsOf(url: string) {
  const { pathname, searchParams } = new URL(url, 'http://localhost')
  const key = searchParams.get('key')
  return { params: { name: pathname.split('/').at(-1) ?? '' }, query: { ...(key && { key }) } }
}

/** Returns the picture of a public message. */
async function attached(stage: Stage) {
  const { aid } = await uploaded(stage, 'citizen')
  const { tid } = await approved(stage, { aids: [aid] })
  const { contentList } = await stage.call('visitor', 'getMessage', { body: { tid } })
  const picture = contentList[0]?.attachments[0]
  if (!picture) throw new Error('The message has lost its picture')
  return picture
}

/** Returns the id of a file in a draft that the bureau handed in and took back. */
async function ofDraft(stage: Stage): Promise<number> {
  const { aid } = await uploaded(stage, 'bureau')
  const { tpid } = await answered(stage, { aids: [aid] })
  await stage.call('bureau', 'takeBackAnswer', { body: { tpid } })
  return aid
}

async function ofReply(stage: Stage): Promise<number> {
  const { aid } = await uploaded(stage, 'city')
  await replied(stage, { aids: [aid] })
  return aid
}

const nobody = { params: { name: '0a1b2c3d4e5f60718293a4b5.jpg' } }

const readCases: ClientCase[] = [
  when('getAttachment', 'done', 'visitor', async stage => partsOf((await attached(stage)).url)),
  when('getAttachment', 'GEN0404', 'visitor', () => nobody, 'without a file'),
  when('getUpload', 'done', 'visitor', async stage => partsOf((await uploaded(stage, 'citizen')).url)),
  when(
    'getUpload',
    'GEN0404',
    'visitor',
    async stage => ({ params: partsOf((await uploaded(stage, 'citizen')).url).params }),
    'without its key'
  )
]

export const fileCases: readonly Case[] = [
  upload('done', 'of a picture', () => png()),
  upload('ATT0001', 'of a page named as a picture', () => page),
  upload('ATT0006', 'of a video that no browser plays', () =>
    Buffer.from('RIFF0000AVI LIST'.padEnd(200, '0'))
  ),
  upload('ATT0002', 'of a picture at the limit', async () => padded(await png(), smallLimits.image)),
  upload('ATT0003', 'of a video at the limit', () => padded(film(), smallLimits.video)),
  uploadAbove('ATT0009', 'account', 'citizen'),
  uploadAbove('ATT0010', 'institution', 'city'),
  uploadAbove('ATT0011', 'site', 'citizen'),
  upload('ATT0012', 'of a broken picture', async () => (await png()).subarray(0, 60)),
  upload('ATT0013', 'of an empty file', () => Buffer.alloc(0)),
  upload('ATT0014', 'of a picture with too many pixels', () =>
    bitmap({ bits: 24, width: 60_000, height: 60_000 })
  ),
  upload('ATT0015', 'of a broken video', () => film().subarray(0, 1200)),
  ...readCases,
  when('setMessageAttachmentPublic', 'done', 'city', async stage => ({
    body: { aid: (await attached(stage)).aid, isPublic: 0 }
  })),
  when(
    'setMessageAttachmentPublic',
    'GEN0404',
    'stranger',
    async stage => ({ body: { aid: (await attached(stage)).aid, isPublic: 0 } }),
    'of another group’s message'
  ),
  when('setDraftAttachmentPublic', 'done', 'bureau', async stage => ({
    body: { aid: await ofDraft(stage), isPublic: 1 }
  })),
  when(
    'setDraftAttachmentPublic',
    'GEN0403',
    'bureau',
    async stage => {
      const { aid } = await uploaded(stage, 'bureau')
      await answered(stage, { aids: [aid] })
      return { body: { aid, isPublic: 1 } }
    },
    'once it is handed in'
  ),
  when('deleteDraftAttachment', 'done', 'bureau', async stage => ({ body: { aid: await ofDraft(stage) } })),
  when('deleteReplyAttachment', 'done', 'city', async stage => ({ body: { aid: await ofReply(stage) } })),
  when(
    'answerProcess',
    'done',
    'bureau',
    async stage => {
      const { tid, tpid } = await accepted(stage)
      const { aid } = await uploaded(stage, 'bureau')
      return {
        body: { tpid, content: `${draft.subject}：第${tid}号留言所说的坑洼已经修补完毕。`, aids: [aid] }
      }
    },
    'with a file'
  )
]
