/** The files of a campaign's texts: assigning them to the campaign, and building addresses for their readers. */

import { attachToCampaign } from '../../correspondence/attachments/attach.ts'
import type { AttachmentFacts } from '../../correspondence/attachments/facts.ts'
import { type Attachment, attachmentOf, selectOfCampaigns } from '../../correspondence/attachments/list.ts'
import type { SignedInActor } from '../../platform/actor.ts'
import type { Db, Trx } from '../../platform/database/open.ts'
import { fileUrl } from '../../platform/files/address.ts'
import type { Keys } from '../../platform/keys/keys.ts'
import type { CampaignText } from '../../records/campaign-core/record.ts'

/** The keys and the time from which the addresses of files are made. */
export interface Viewing {
  readonly keys: Keys
  readonly now: Date
}

/**
 * Assigns the uploads of a text to its campaign. Files that the campaign already has may be named again.
 * @returns the stored names of the files that the text may show as pictures
 * @throws Refusal ATT0004, ATT0007
 */
export async function giveFiles(
  trx: Trx,
  actor: SignedInActor,
  id: number,
  { aids, coverAid }: { aids: readonly number[]; coverAid: number | null }
): Promise<ReadonlySet<string>> {
  const named = new Set([...aids, ...(coverAid === null ? [] : [coverAid])])
  await attachToCampaign(trx, actor, [...named], id)
  const facts = await selectOfCampaigns(trx, [id])
  return new Set(facts.filter(({ aid }) => named.has(aid)).map(({ storedName }) => storedName))
}

/** The files of one text. */
export interface TextFiles {
  readonly attachments: Attachment[]
  readonly coverUrl: string | null
  /** Addresses of the pictures within it, by their stored names. */
  readonly addresses: ReadonlyMap<string, string>
}

/** Reads the files of a campaign. The returned function selects those of one text. */
export async function filesOf(db: Db | Trx, id: number, { keys, now }: Viewing) {
  const facts = await selectOfCampaigns(db, [id])
  const addresses = new Map(facts.map(file => [file.storedName, fileUrl(keys, file, now)]))
  return ({ aids, cover_aid }: Pick<CampaignText, 'aids' | 'cover_aid'>): TextFiles => ({
    attachments: facts.filter(({ aid }) => aids.includes(aid)).map(file => attachmentOf(keys, file, now)),
    coverUrl: coverOf(facts, cover_aid, { keys, now }),
    addresses
  })
}

const coverOf = (facts: readonly AttachmentFacts[], aid: number | null, { keys, now }: Viewing) => {
  const file = facts.find(one => one.aid === aid)
  return file ? fileUrl(keys, file, now) : null
}

/** Returns the addresses of the covers of a list of campaigns. */
export async function coversOf(
  db: Db | Trx,
  rows: readonly { readonly id: number; readonly cover_aid: number | null }[],
  viewing: Viewing
): Promise<ReadonlyMap<number, string | null>> {
  const having = rows.filter(({ cover_aid }) => cover_aid !== null)
  const facts =
    having.length === 0
      ? []
      : await selectOfCampaigns(
          db,
          having.map(({ id }) => id)
        )
  return new Map(having.map(({ id, cover_aid }) => [id, coverOf(facts, cover_aid, viewing)]))
}
