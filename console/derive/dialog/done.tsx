import { useNotify, useResourceContext, useTranslate } from 'ra-core'
import { createContext, type ReactNode, useContext, useEffect, useMemo, useState } from 'react'
import { useLocation } from 'react-router-dom'
import { ActionButton } from '../../widgets/parts/Buttons.tsx'
import { Notice } from '../../widgets/parts/States.tsx'

/** The last act on a record. */
export interface Done {
  /** The board or entity of the record. */
  readonly resource: string
  readonly words: string
  /** The address of the record, if it has a page of its own. */
  readonly to?: string | undefined
}

/** How long a success is shown, in milliseconds (specification 9). */
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
      /** Shows the short notice of a success, and keeps `done` in place. */
      succeed: (done?: Done, notice = 'success.done') => {
        setDone(done)
        notify(notice, { type: 'success', autoHideDuration: successTime })
      },
      /** Keeps `done` in place without a notice. */
      keep: setDone
    }),
    [notify, setDone]
  )
}

/** Shows what was done last with a record of the surrounding resource. */
export function DoneLine() {
  const translate = useTranslate()
  const resource = useResourceContext()
  const { pathname } = useLocation()
  const done = useContext(DoneContext)
  if (!done || done.resource !== resource) return null
  return (
    <Notice
      kind="done"
      words={done.words}
      action={
        done.to !== undefined &&
        done.to !== pathname && (
          <ActionButton small tone="quiet" to={done.to}>
            {translate('ra.action.show')}
          </ActionButton>
        )
      }
    />
  )
}
