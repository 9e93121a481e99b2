import { settle } from '../accounts/outcome.ts'
import { requireCitizen } from '../actor.ts'
import { momentText } from '../calendar/time.ts'
import { Binary, defineOperations } from '../http/call.ts'
import { prepareProof } from '../person/proof.ts'
import { copyOf } from './archive.ts'
import { allowExport } from './export.ts'
import { copyWords } from './words.ts'

/** How often a copy is made: it reads all there is. */
const limits = { made: { max: 5, seconds: 86_400 } } as const

/** The copy that people have a right to of what is kept about them. */
export const ownDataOperations = defineOperations({
  exportOwnData: async call => {
    const actor = requireCitizen(call.actor)
    const { db, deps, language, now } = call
    const proof = await prepareProof(db, actor, call.body)
    // before it is put on record and told; a wrong proof counts too, so that what is refused tells nothing of it
    await call.limit('export-of', String(actor.accountId), limits.made)
    settle(await call.write(trx => allowExport(trx, deps.keys, actor, proof, now)))
    const day = momentText(now).slice(0, 10).replaceAll('-', '')
    const name = encodeURIComponent(`${copyWords.name[language]}-${day}.zip`)
    return new Binary(
      'application/zip',
      copyOf({ db, keys: deps.keys, files: deps.files }, actor.accountId, language, now),
      {
        'content-disposition': `attachment; filename="my-data-${day}.zip"; filename*=UTF-8''${name}`
      }
    )
  }
})
