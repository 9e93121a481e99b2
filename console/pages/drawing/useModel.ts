import { ApiError, type DataOf } from '@board/client'
import { maxDrawingBytes } from '@board/schemas/facts/drawings'
import { useQueryClient } from '@tanstack/react-query'
import { useNotify, useTranslate } from 'ra-core'
import { useState } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { api } from '../../api/client.ts'
import { failureWords } from '../../api/failure.ts'
import { isOfBoard } from '../../api/isOfBoard.ts'
import type { TabState } from '../../base/tabState.ts'
import type { Drawing } from './bpmn/drawing.ts'
import { freeKey } from './foreign.ts'
import type { ProblemRow } from './Problems.tsx'
import type { Words } from './words.ts'

export type ModelDocument = DataOf<'getModel'>

/** The drawn model as the server knows it; it has no id until it is first saved. */
export interface Model {
  readonly id: number | undefined
  readonly version: number | undefined
  readonly remark: string
}

/** The revision of a drawing as it was opened, before any change. */
export const opened = 1
/** A revision that no drawing has, so that any drawing counts as unsaved. */
export const none = -1

/** Returns the query key of a model. */
export const modelKey = (id: number | undefined) => ['processModel', id]

const isTooLarge = (xml: string) => new Blob([xml]).size > maxDrawingBytes

interface Props {
  first: Model
  /** The revision that is saved. */
  saved: number
  drawing: Drawing | undefined
  words: Words
  /** Called when the first save has given the model an id. */
  onNew: (id: number) => void
}

/** Saves and deploys the drawing, and shows the server's refusals. */
export function useModel({ first, saved, drawing, words, onNew }: Props) {
  const translate = useTranslate()
  const notify = useNotify()
  const navigate = useNavigate()
  const { pathname } = useLocation()
  const queries = useQueryClient()
  const [model, setModel] = useState(first)
  const [remark, setRemark] = useState(first.remark)
  const [clean, setClean] = useState(saved)
  const [busy, setBusy] = useState(false)
  const [trouble, setTrouble] = useState<string>()
  const [isBehind, setBehind] = useState(false)
  const [taken, setTaken] = useState<{ key: string; free: string }>()
  const [problems, setProblems] = useState<readonly ProblemRow[]>([])
  const [deployed, setDeployed] = useState<DataOf<'deployModel'>>()

  /** Calls the server; shows a refusal and then returns undefined. */
  async function attempt<T>(act: () => Promise<T>): Promise<T | undefined> {
    setBusy(true)
    setTrouble(undefined)
    setBehind(false)
    setTaken(undefined)
    setProblems([])
    setDeployed(undefined)
    try {
      return await act()
    } catch (failure) {
      const refused = failure instanceof ApiError ? failure : undefined
      if (refused?.code === 'GEN0409') setBehind(true)
      else if (refused?.code === 'WFL0020') await offerKey(refused.message)
      else if (refused?.fields?.length) setProblems(refused.fields)
      else setTrouble(failureWords(failure, translate))
      return undefined
    } finally {
      setBusy(false)
    }
  }

  /** Offers a free key in place of one that another model has. */
  async function offerKey(refusal: string) {
    const key = drawing?.snapshot()?.process.id ?? ''
    const models = await api
      .call('pageModels', { body: { keywords: key.slice(0, 57), page: 1, rows: 100 } })
      .catch(() => undefined)
    if (!models) return setTrouble(refusal)
    setTaken({ key, free: freeKey(key, new Set(models.list.map(model => model.key))) })
  }

  /** Saves the drawing as a change of this version. */
  async function send(version = model.version): Promise<{ id: number; version: number }> {
    if (!drawing) throw new Error('nothing is drawn yet')
    const revision = drawing.snapshot()?.revision ?? none
    const xml = await drawing.text()
    const { id } = model
    const key = drawing.snapshot()?.process.id
    const made = await api.call('saveModel', {
      body: {
        xml,
        remark: remark.trim(),
        ...(key && { key }),
        ...(id !== undefined && version !== undefined && { id, version })
      }
    })
    const document = { ...made, name: drawing.snapshot()?.process.name ?? '', remark: remark.trim(), xml }
    queries.setQueryData<ModelDocument>(modelKey(made.id), document)
    void queries.invalidateQueries({ predicate: isOfBoard })
    setModel({ ...made, remark: remark.trim() })
    setClean(revision)
    if (id === undefined) {
      onNew(made.id)
      // the tab of the empty drawing becomes that of the model
      const state: TabState = { closing: [pathname] }
      navigate(`?id=${made.id}`, { replace: true, state })
    }
    return { id: made.id, version: made.version }
  }

  async function save(version?: number): Promise<boolean> {
    if (drawing && isTooLarge(await drawing.text())) {
      setTrouble(words.tooLarge)
      return false
    }
    const made = await attempt(() => send(version))
    if (made) notify(words.saved, { type: 'success' })
    return made !== undefined
  }

  const isDrawn = (drawing?.snapshot()?.revision ?? clean) !== clean
  const dirty = isDrawn || remark.trim() !== model.remark.trim()
  return {
    model,
    remark,
    setRemark,
    busy,
    trouble,
    setTrouble,
    isBehind,
    taken,
    problems,
    /** The definition that was deployed last, until the next act. */
    deployed,
    dirty,
    save: () => save(),
    /** Saves the drawing under the offered key. */
    takeFreeKey: async (show: (xml: string, key?: string) => Promise<void>) => {
      if (!drawing || !taken) return
      const xml = drawing.textWithKey(taken.free)
      if (xml === undefined) drawing.rekey(taken.free)
      else await show(xml, taken.free)
      await save()
    },
    /** Saves over the version that another person has saved meanwhile. */
    overwrite: async () => {
      const { id } = model
      const theirs =
        id === undefined ? undefined : await attempt(() => api.call('getModel', { query: { id } }))
      if (theirs) await save(theirs.version)
    },
    /** Discards this drawing and loads the version that another person has saved. */
    takeTheirs: async (show: (xml: string, key?: string) => Promise<void>) => {
      const { id } = model
      const theirs =
        id === undefined ? undefined : await attempt(() => api.call('getModel', { query: { id } }))
      if (!theirs) return
      await show(theirs.xml, theirs.key)
      queries.setQueryData(modelKey(id), theirs)
      setModel({ id, version: theirs.version, remark: theirs.remark })
      setRemark(theirs.remark)
      setClean(drawing?.snapshot()?.revision ?? none)
    },
    deploy: async () => {
      const { id, version } = model
      const isSaved = !dirty && id !== undefined && version !== undefined
      if (!isSaved && drawing && isTooLarge(await drawing.text())) return setTrouble(words.tooLarge)
      const made = await attempt(async () =>
        api.call('deployModel', { body: isSaved ? { id, version } : await send() })
      )
      if (!made) return
      void queries.invalidateQueries({ predicate: isOfBoard })
      setDeployed(made)
    },
    /** Discards an earlier drawing that was restored, and shows the saved document. */
    discard: async (xml: string, show: (xml: string) => Promise<void>) => {
      await show(xml)
      setClean(drawing?.snapshot()?.revision ?? none)
    },
    /** Marks the drawing as unsaved, because another document is shown that is not saved anywhere yet. */
    forgetSaved: () => setClean(none)
  }
}
