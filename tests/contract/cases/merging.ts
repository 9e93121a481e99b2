/** Cases of answering several messages with the same content together. */
import { type ClientCase, when } from '../support/case.ts'
import { answered, approved, replied } from '../support/scenes.ts'
import type { Stage } from '../support/stage.ts'

type Ids = { tid: number; version: number }

const reason = '两条留言反映同一处路灯损坏，一并办理'

const into = ({ tid, version }: Ids, main: { tid: number }) => ({
  body: { tid, version, mainTid: main.tid, reason }
})

const merged = async (stage: Stage): Promise<Ids> =>
  stage.call('city', 'mergeMessage', into(await approved(stage), await approved(stage)))

export const mergingCases: readonly ClientCase[] = [
  when('mergeMessage', 'done', 'city', async stage => into(await approved(stage), await approved(stage))),
  when(
    'mergeMessage',
    'MRG0001',
    'city',
    async stage => into(await approved(stage), await replied(stage)),
    'into an answered one'
  ),
  when(
    'mergeMessage',
    'MRG0001',
    'city',
    async stage => into(await approved(stage), await merged(stage)),
    'into a merged one'
  ),
  when(
    'mergeMessage',
    'ASG0007',
    'city',
    async stage => {
      const { tid } = await answered(stage)
      return into(await stage.view(tid, 'city'), await approved(stage))
    },
    'with a draft that was not seen'
  ),
  when(
    'mergeMessage',
    'MRG0002',
    'city',
    async stage => into(await approved(stage), await approved(stage, { isPublic: false })),
    'of a public message into a private one'
  ),
  when(
    'mergeMessage',
    'MSG0001',
    'city',
    async stage => into(await merged(stage), await approved(stage)),
    'a second time'
  ),
  when(
    'mergeMessage',
    'GEN0409',
    'city',
    async stage => into({ ...(await approved(stage)), version: 99 }, await approved(stage)),
    'with another version'
  ),
  when(
    'mergeMessage',
    'GEN0404',
    'stranger',
    async stage => into(await approved(stage), await approved(stage)),
    'of another group'
  ),
  when('splitMessage', 'done', 'city', async stage => ({ body: { tid: (await merged(stage)).tid } })),
  when(
    'splitMessage',
    'MSG0001',
    'city',
    async stage => ({ body: { tid: (await approved(stage)).tid } }),
    'of a message that is not merged'
  ),
  when(
    'splitMessage',
    'GEN0404',
    'stranger',
    async stage => ({ body: { tid: (await merged(stage)).tid } }),
    'of another group'
  )
]
