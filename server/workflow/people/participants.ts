import type { BodyOf, DataOf } from '@board/generated/calls'
import type { Db } from '../../database/open.ts'
import { selectParticipants } from './store.ts'

/** Those who can be given a task, by a text or by their ids: for whoever has tasks themself. Specification 2. */
export const participants = (
  db: Db,
  request: BodyOf<'pageParticipants'>
): Promise<DataOf<'pageParticipants'>> => selectParticipants(db, request)
