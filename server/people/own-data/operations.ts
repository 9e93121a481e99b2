import { requireCitizen } from '../../platform/actor.ts'
import { momentText } from '../../platform/calendar/time.ts'
import { Binary, defineOperations } from '../../platform/http/call.ts'
import { settle } from '../accounts/outcome.ts'
import { prepareProof } from '../person/proof.ts'
import { createArchive } from './archive.ts'
import { allowExport } from './export.ts'
import { copyWords } from './words.ts'

/** The limit of copies of an account, because a copy reads all its data. */
const limits = { made: { max: 5, seconds: 86_400 } } as const

/** The operation that returns the copy of stored data to which a person has a right. */
export const ownDataOperations = defineOperations({
  exportOwnData: async call => {
    const actor = requireCitizen(call.actor)
    const { db, deps, language, now } = call
    const proof = await prepareProof(db, actor, call.body)
    // limited before it is recorded and notified; a wrong proof counts too, so that a refusal tells nothing about it
    await call.limit('export-of', String(actor.accountId), limits.made)
    settle(await call.write(trx => allowExport(trx, deps.keys, actor, proof, now)))
    const day = momentText(now).slice(0, 10).replaceAll('-', '')
    const name = encodeURIComponent(`${copyWords.name[language]}-${day}.zip`)
    return new Binary(
      'application/zip',
      createArchive(
        { db, keys: deps.keys, files: deps.files, writePage: deps.portal?.ownDataPage },
        actor.accountId,
        language,
        now
      ),
      {
        'content-disposition': `attachment; filename="my-data-${day}.zip"; filename*=UTF-8''${name}`
      }
    )
  }
})
