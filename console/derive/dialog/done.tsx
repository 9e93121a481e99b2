import { useNotify, useResourceContext } from 'ra-core'
import {
  createContext,
  type ReactNode,
  type RefObject,
  useContext,
  useEffect,
  useMemo,
  useState
} from 'react'
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
/** The places in the page of the lines that show what was done last, by resource. */
export type DoneLines = Map<string, Pick<Element, 'getBoundingClientRect'>>
const LinesContext = createContext<DoneLines>(new Map())

/**
 * Tells whether the reader sees the words of a success in the line of its page, so that a notice would repeat them. The line
 * may be scrolled away. The notice without words of its own is short and repeats nothing.
 */
export function isSaidInLine(lines: DoneLines, done: Done | undefined, notice: string): boolean {
  const line = done && lines.get(done.resource)
  if (!line || notice === 'success.done') return false
  const { top } = line.getBoundingClientRect()
  return top >= 0 && top < window.innerHeight
}

/** Keeps what was done last until the next act, or until the reader leaves the pages of its resource. */
export function DoneProvider({ children }: { children: ReactNode }) {
  const [done, setDone] = useState<Done>()
  const [lines] = useState<DoneLines>(() => new Map())
  const [, place] = useLocation().pathname.split('/')
  useEffect(() => setDone(last => (last?.resource === place ? last : undefined)), [place])
  return (
    <SetDoneContext value={setDone}>
      <LinesContext value={lines}>
        <DoneContext value={done}>{children}</DoneContext>
      </LinesContext>
    </SetDoneContext>
  )
}

/** Returns the functions that say that an act succeeded, and that a new act begins. */
export function useTellDone() {
  const notify = useNotify()
  const setDone = useContext(SetDoneContext)
  const lines = useContext(LinesContext)
  return useMemo(
    () => ({
      begin: () => setDone(undefined),
      /**
       * Shows the short notice of a success, whose text may have gaps, and keeps `done` in place. There is no notice if the
       * reader sees the same words in the line of the page.
       */
      succeed: (done?: Done, notice = 'success.done', messageArgs: object = {}) => {
        setDone(done)
        if (isSaidInLine(lines, done, notice)) return
        notify(notice, { type: 'success', autoHideDuration: successTime, messageArgs })
      },
      /** Keeps `done` in place without a notice. */
      keep: setDone
    }),
    [notify, setDone, lines]
  )
}

/** Returns what was done last with a record of the surrounding resource, for a line at a place in the page. */
export function useDoneLine(place: RefObject<Element | null>): Done | undefined {
  const resource = useResourceContext()
  const lines = useContext(LinesContext)
  useEffect(() => {
    if (resource === undefined || !place.current) return
    lines.set(resource, place.current)
    return () => void lines.delete(resource)
  }, [resource, lines, place])
  const done = useLastDone()
  return done?.resource === resource ? done : undefined
}

/** Returns what was done last, with any record. */
export const useLastDone = (): Done | undefined => useContext(DoneContext)
