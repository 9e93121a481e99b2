import { ApiError } from '@board/client/error'
import { type ChangeEvent, type FormEvent, useEffect, useId, useRef, useState } from 'react'
import { type Problems, problemsShown, sortRefusal } from '../../lib/problems.ts'
import { fieldsOf } from '../../services/failure.ts'
import { useAct } from './use-act.ts'
import { type DraftOptions, useDraft } from './use-draft.ts'

export interface FormOptions<V extends object> {
  start: V
  /** Returns the error of each field, in the order of the page. */
  check?: (values: V) => Problems
  send: (values: V, idempotencyKey: string) => Promise<unknown>
  /** The text that confirms the act, for forms that stay on the page. It is shown until the next change. */
  done?: string
  /** Maps the code of a refusal that names no field to the field that it concerns. */
  fieldOf?: Readonly<Record<string, string>>
  /** Saves typed values in this browser; absent: nothing is saved. */
  draft?: DraftOptions<V>
  /** The element that gets the focus on an error: the first wrong field or, on a long page, the summary. */
  focus?: 'field' | 'summary'
  /** True if the form is reset after it was sent. */
  resets?: boolean
}

type TextName<V> = { [Name in keyof V]: V[Name] extends string ? Name : never }[keyof V] & string

const noDraft = { name: undefined }

/**
 * Holds a form: its values, their errors, the submission (one at a time) and its result. Typed text is not lost after a
 * refusal or an expired session, nor after a reload if there is a draft. `Form` renders it.
 */
export function useForm<V extends object>(options: FormOptions<V>) {
  const { check, send, fieldOf = {}, focus = 'field' } = options
  const formId = useId()
  const draft = useDraft(options.start, options.draft ?? noDraft)
  const { values } = draft
  const [isTried, setTried] = useState(false)
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set())
  /** Fields that were changed since the last submission. The server’s errors for them are out of date. */
  const [changed, setChanged] = useState<ReadonlySet<string>>(new Set())
  /** Errors that are found while typing, such as a name that is taken. */
  const [told, setTold] = useState<Problems>({})
  const [isDirty, setDirty] = useState(false)
  const [done, setDone] = useState('')
  const [tries, setTries] = useState(0)
  const element = useRef<HTMLFormElement>(null)
  const summary = useRef<HTMLDivElement>(null)

  const { run, busy, failure } = useAct(async (body: V, key) => {
    setChanged(new Set())
    setTold({})
    await send(body, key)
    draft.clear()
    setTried(false)
    setLeft(new Set())
    setDirty(false)
    if (options.resets) draft.discard()
    setDone(options.done ?? '')
  })

  const found = check?.(values) ?? {}
  const { error } = failure ?? {}
  const sorted = failure
    ? sortRefusal(
        {
          code: error instanceof ApiError ? error.code : undefined,
          words: failure.words,
          fields: fieldsOf(error)
        },
        [...Object.keys(values), ...Object.keys(found)],
        fieldOf
      )
    : { refused: {}, failure: undefined }
  const refused = Object.entries({ ...told, ...sorted.refused }).filter(([field]) => !changed.has(field))
  const problems = problemsShown({ found, refused: Object.fromEntries(refused), isTried, left })
  const isWrong = Object.values(found).some(Boolean)

  // biome-ignore lint/correctness/useExhaustiveDependencies: only an attempt to send, or its answer, moves the focus
  useEffect(() => {
    if (problems.length === 0) return
    if (focus === 'summary') summary.current?.focus()
    else {
      const wrong = firstWrong(element.current)
      wrong?.focus()
      // focus alone would bring the field only to the edge, behind the sticky head of a dialog
      wrong?.closest('fieldset, label, div')?.scrollIntoView({ block: 'center' })
    }
  }, [tries, failure])

  const change = (part: Partial<V> | ((now: V) => Partial<V>)) => {
    const names = Object.keys(typeof part === 'function' ? part(values) : part)
    setChanged(now => new Set([...now, ...names]))
    setDirty(true)
    setDone('')
    draft.change(part)
  }
  const errorOf = (field: string) => problems.find(problem => problem.field === field)?.words
  const idOf = (field: string) => `${formId}-${field}`

  return {
    values,
    change,
    busy,
    /** Returns the error of a field if it is shown now. */
    errorOf,
    /** Returns the id of a field’s control, or of the element around several controls. */
    idOf,
    problems,
    /** True after the first attempt to send. */
    isTried,
    /** The failure of the form as a whole. */
    failure: sorted.failure,
    /** The error of the last attempt to send. */
    error,
    /** The text that confirms the act. */
    done,
    /**
     * True if leaving loses typed values. It is false while the form is sent, because that may lead to another page.
     */
    isUnsaved: isDirty && !busy && (options.draft === undefined || draft.isUnkept),
    draft,
    /** Used by `Form`. */
    element,
    summary,
    focus,
    /** Returns the props of a text field. */
    text: (name: TextName<V>) => ({
      id: idOf(name),
      name,
      value: String(values[name]),
      error: errorOf(name),
      onChange: ({ target }: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) =>
        change({ [name]: target.value } as Partial<V>),
      onBlur: () => values[name] !== '' && setLeft(now => new Set([...now, name]))
    }),
    /** Sets the error of a field from a check of the server while typing. */
    tell: (field: string, words: string) => {
      setTold(now => ({ ...now, [field]: words }))
      setChanged(now => new Set([...now].filter(name => name !== field)))
    },
    /**
     * Sends the form if it has no errors.
     * @param isHeld true while something else, such as an upload, must end first
     */
    submit: (event?: FormEvent, isHeld = false) => {
      event?.preventDefault()
      setTried(true)
      setDone('')
      setTries(count => count + 1)
      if (!isWrong && !isHeld) run(values)
    }
  }
}

export type FormApi = Omit<ReturnType<typeof useForm<object>>, 'change' | 'values' | 'text' | 'draft'>

/** Returns the first control with an error that can get the focus. */
function firstWrong(form: HTMLFormElement | null): HTMLElement | null {
  const wrong = '[aria-invalid="true"]:not(:disabled), [data-wrong]'
  const found = form?.querySelector<HTMLElement>(wrong) ?? null
  return found?.matches('input, select, textarea, button') ? found : controlIn(found)
}

/** Returns the control for an id of a form: the element itself, or the first control in it. */
export function controlIn(place: HTMLElement | null): HTMLElement | null {
  // the button beside a disabled field enables it
  if (place?.matches(':disabled')) return place.parentElement?.querySelector('button') ?? null
  if (place?.matches('input, select, textarea, button')) return place
  return place?.querySelector<HTMLElement>('input:not(:disabled), select, textarea, button') ?? place
}
