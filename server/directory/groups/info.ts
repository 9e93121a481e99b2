import type { BodyOf } from '@board/generated/calls'
import type { components } from '@board/generated/openapi'
import type { InstitutionActor } from '../../platform/actor.ts'
import type { Db, Trx } from '../../platform/database/open.ts'
import { recordEvent } from '../../platform/events/record.ts'
import { Refusal } from '../../platform/refusal.ts'
import { selectForumInfo, selectInfo, updateInfo } from './store.ts'

type Shapes = components['schemas']

/** Returns the actor's institution as it describes itself. */
export async function getInstitutionInfo(
  db: Db | Trx,
  { group }: InstitutionActor
): Promise<Shapes['InstitutionInfo']> {
  const info = await selectInfo(db, group.id)
  if (!info) throw new Refusal('USR0001')
  return info
}

/**
 * Changes the description of an institution; only the platform changes its name, place and permissions. The history of
 * the institution's record has the change. @throws Refusal GEN0409 if a colleague or an editor has changed it first
 */
export async function saveInstitutionInfo(
  trx: Trx,
  actor: InstitutionActor,
  { version, contact, phone, address, intro }: BodyOf<'saveInstitutionInfo'>,
  now: Date
): Promise<Shapes['InstitutionInfo']> {
  const { id } = actor.group
  const was = await getInstitutionInfo(trx, actor)
  const said = {
    contact: contact.trim(),
    phone: phone.trim(),
    address: address.trim(),
    intro: intro.trim()
  }
  if (!(await updateInfo(trx, id, version, said))) throw new Refusal('GEN0409')
  const names = (Object.keys(said) as (keyof typeof said)[]).filter(name => said[name] !== was[name])
  const of = (from: Readonly<Record<keyof typeof said, string>>) =>
    Object.fromEntries(names.map(name => [name, from[name]]))
  await recordEvent(trx, {
    verb: 'record.updated',
    audience: 'editor',
    subject: { kind: 'institution', id },
    actor,
    at: now,
    before: of(was),
    after: of(said)
  })
  return await getInstitutionInfo(trx, actor)
}

/** Returns the public description of the institution that handles a forum. @throws Refusal GEN0404 */
export async function getForumInstitution(db: Db, fid: number): Promise<Shapes['PublicInstitution']> {
  const info = await selectForumInfo(db, fid)
  if (!info) throw new Refusal('GEN0404')
  return info
}
