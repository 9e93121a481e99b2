import { ApiError } from '@board/client/error'
import { type ChangeEvent, type FormEvent, useEffect, useId, useRef, useState } from 'react'
import { fieldsOf } from '../app/failure.ts'
import { type Problems, problemsShown, sortRefusal } from '../lib/problems.ts'
import { useAct } from './use-act.ts'
import { type DraftOptions, useDraft } from './use-draft.ts'

export interface FormOptions<V extends object> {
  start: V
  /** What is wrong with each field, in words, in the order of the page. */
  check?: (values: V) => Problems
  send: (values: V, idempotencyKey: string) => Promise<unknown>
  /** What was done, in words: they stay in place until the next act. For forms that stay on the page. */
  done?: string
  /** The field that a refusal concerns which names none, by its code. */
  fieldOf?: Readonly<Record<string, string>>
  /** Keeps what is typed in this browser; nothing is kept without. */
  draft?: DraftOptions<V>
  /** Where the focus goes when something is wrong: to the first field, or, on a long page, to the summary. */
  focus?: 'field' | 'summary'
  /** Whether the form is empty again after it was sent. */
  resets?: boolean
}

type TextName<V> = { [Name in keyof V]: V[Name] extends string ? Name : never }[keyof V] & string

const noDraft = { name: undefined }

/**
 * A form: its values, what is wrong with them, sending them once at a time, and what became of it. Nothing typed is lost
 * by a refusal, by a session that ends, or, with a draft, by a reload. `Form` draws it.
 */
export function useForm<V extends object>(options: FormOptions<V>) {
  const { check, send, fieldOf = {}, focus = 'field' } = options
  const formId = useId()
  const draft = useDraft(options.start, options.draft ?? noDraft)
  const { values } = draft
  const [isTried, setTried] = useState(false)
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set())
  /** Fields that were changed since they were sent: what was refused of them is out of date. */
  const [changed, setChanged] = useState<ReadonlySet<string>>(new Set())
  /** What the page itself refuses while it is filled in, such as a name that is taken. */
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

  // biome-ignore lint/correctness/useExhaustiveDependencies: only a try, or an answer to one, moves the focus
  useEffect(() => {
    if (problems.length === 0) return
    if (focus === 'summary') summary.current?.focus()
    else firstWrong(element.current)?.focus()
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
    /** What is wrong with a field, once it is to be shown. */
    errorOf,
    /** The id of a field's control, or of what stands around several. */
    idOf,
    problems,
    /** Whether sending was tried. */
    isTried,
    /** What has failed for the form as a whole. */
    failure: sorted.failure,
    /** What was done. */
    done,
    /** Whether there is something that would be lost by leaving. */
    isUnsaved: isDirty && options.draft === undefined,
    draft,
    /** For `Form`. */
    element,
    summary,
    focus,
    /** Everything a text field needs. */
    text: (name: TextName<V>) => ({
      id: idOf(name),
      name,
      value: String(values[name]),
      error: errorOf(name),
      onChange: ({ target }: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) =>
        change({ [name]: target.value } as Partial<V>),
      onBlur: () => values[name] !== '' && setLeft(now => new Set([...now, name]))
    }),
    /** Says what is wrong with a field that the server was asked about while it was filled in. */
    tell: (field: string, words: string) => {
      setTold(now => ({ ...now, [field]: words }))
      setChanged(now => new Set([...now].filter(name => name !== field)))
    },
    /**
     * Sends the form if nothing is wrong with it.
     * @param isHeld something else, such as an upload, must end first
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

/** The first control of a form that is marked as wrong and can be reached. */
function firstWrong(form: HTMLFormElement | null): HTMLElement | null {
  const wrong = '[aria-invalid="true"]:not(:disabled), [data-wrong]'
  const found = form?.querySelector<HTMLElement>(wrong) ?? null
  return found?.matches('input, select, textarea, button') ? found : controlIn(found)
}

/** The control that an id of a form leads to: itself, or the first inside. */
export function controlIn(place: HTMLElement | null): HTMLElement | null {
  // a field that is still shut is opened by the button beside it
  if (place?.matches(':disabled')) return place.parentElement?.querySelector('button') ?? null
  if (place?.matches('input, select, textarea, button')) return place
  return place?.querySelector<HTMLElement>('input:not(:disabled), select, textarea, button') ?? place
}
