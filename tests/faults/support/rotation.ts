import type { Db } from '../../../server/platform/database/open.ts'
import { rotateKeys } from '../../../server/platform/keys/rotate.ts'

/** Changes the keys of a folder at once, in small batches, and says nothing. The servers notice the new keys by their texts. */
export const rotate = (db: Db, folder: string): ReturnType<typeof rotateKeys> =>
  rotateKeys({
    db,
    folder,
    clock: () => new Date(),
    signal: new AbortController().signal,
    say: () => {},
    report: () => {},
    settle: 0,
    batch: 7
  })
