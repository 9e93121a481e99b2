import { useNotify, useResourceContext } from 'ra-core'
import { createContext, type ReactNode, useContext, useEffect, useMemo, useState } from 'react'
import { useLocation } from 'react-router-dom'

/** The last act on a record. */
export interface Done {
  /** The board or entity of the record. */
  readonly resource: string
  readonly words: string
  /** The address of the record, if it has a page of its own. */
  readonly to?: string | undefined
}

/** The milliseconds for which a success is shown (specification 9). */
export const successTime = 500

const DoneContext = createContext<Done | undefined>(undefined)
const SetDoneContext = createContext<(done: Done | undefined) => void>(() => undefined)

/** Keeps what was done last until the next act, or until the reader leaves the pages of its resource. */
export function DoneProvider({ children }: { children: ReactNode }) {
  const [done, setDone] = useState<Done>()
  const [, place] = useLocation().pathname.split('/')
  useEffect(() => setDone(last => (last?.resource === place ? last : undefined)), [place])
  return (
    <SetDoneContext value={setDone}>
      <DoneContext value={done}>{children}</DoneContext>
    </SetDoneContext>
  )
}

/** Returns the functions that say that an act succeeded, and that a new act begins. */
export function useTellDone() {
  const notify = useNotify()
  const setDone = useContext(SetDoneContext)
  return useMemo(
    () => ({
      begin: () => setDone(undefined),
      /** Shows the short notice of a success, whose text may have gaps, and keeps `done` in place. */
      succeed: (done?: Done, notice = 'success.done', messageArgs: object = {}) => {
        setDone(done)
        notify(notice, { type: 'success', autoHideDuration: successTime, messageArgs })
      },
      /** Keeps `done` in place without a notice. */
      keep: setDone
    }),
    [notify, setDone]
  )
}

/** Returns what was done last, with any record. */
export const useLastDone = (): Done | undefined => useContext(DoneContext)

/** Returns what was done last with a record of the surrounding resource. */
export function useDone(): Done | undefined {
  const resource = useResourceContext()
  const done = useLastDone()
  return done?.resource === resource ? done : undefined
}
