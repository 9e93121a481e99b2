import { type FormEvent, type ReactNode, useEffect, useRef } from 'react'
import { type Translate, useT } from '../../lib/i18n.tsx'
import { formatTime } from '../../lib/time.ts'
import { DataForm } from '../../ui/forms/data-form.tsx'
import { ErrorSummary } from '../../ui/forms/error-summary.tsx'
import { Banner } from '../../ui/notices/banner.tsx'
import { Status } from '../../ui/notices/status.tsx'
import { WithTimes } from '../../ui/with-times.tsx'
import css from './form.module.css'
import { LeaveGuard } from './leave-guard.tsx'
import { OtherDraft } from './other-draft.tsx'
import { controlIn, type FormApi } from './use-form.ts'

interface FormProps {
  form: FormApi
  /** True while the form cannot be sent because something else, such as an upload, is still running. */
  isHeld?: boolean
  /** Asks the person before the form is sent; returns whether it must wait for the answer. */
  asks?: () => boolean
  children: ReactNode
}

/** Shows a form of `useForm`, in one column. */
export function Form({ form, isHeld, asks, children }: FormProps) {
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (!asks?.()) form.submit(event, isHeld)
  }
  return (
    <DataForm ref={form.element} className={css.form} onSubmit={submit}>
      <FormProblems form={form} />
      {children}
      <Status>{form.done}</Status>
      <LeaveGuard when={form.isUnsaved} />
    </DataForm>
  )
}

/**
 * Shows the errors of a form with a link to each field, and the failure of the whole form. `Form` shows it above its
 * fields.
 */
export function FormProblems({ form }: { form: FormApi }) {
  const t = useT()
  const { problems, focus, isTried } = form
  const isLong = focus === 'summary'
  return (
    <>
      {isTried && problems.length > (isLong ? 0 : 1) && (
        <ErrorSummary
          ref={form.summary}
          isFocused={isLong}
          problems={summaryProblems(form, t)}
          onGo={id => controlIn(document.getElementById(id))?.focus()}
        />
      )}
      <Failure words={form.failure} />
    </>
  )
}

/** Returns the errors for the summary. If two fields have the same error, each gets the label of its field. */
function summaryProblems({ problems, idOf }: FormApi, t: Translate) {
  return problems.map(({ field, words }) => {
    const id = idOf(field)
    const isShared = problems.filter(problem => problem.words === words).length > 1
    const label =
      isShared && document.querySelector(`label[for="${CSS.escape(id)}"]`)?.firstChild?.textContent
    return { id, words: label ? t('form.ofField', { label, words }) : words }
  })
}

/** Shows the failure of the whole form. It is scrolled into view, because the form may be long. */
function Failure({ words }: { words: string | undefined }) {
  const t = useT()
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (words) place.current?.scrollIntoView({ block: 'nearest' })
  }, [words])
  if (!words) return null
  return (
    <div ref={place}>
      <Banner tone="late" title={t('form.failed')}>
        {words}
      </Banner>
    </div>
  )
}

interface DraftNoteProps {
  draft: {
    isUnkept: boolean
    savedAt: number | undefined
    restoredAt: number | undefined
    discard: () => void
    otherSavedAt: number | undefined
    takeOther: () => void
    dropOther: () => void
  }
}

/** Says when the draft was saved, or that this browser does not keep it. After a draft was restored, it offers to discard it. */
export function DraftNote({ draft }: DraftNoteProps) {
  const { isUnkept, savedAt, restoredAt, discard } = draft
  const t = useT()
  const words = (at: number) => ({ time: formatTime(Math.floor(at / 1000)) })
  return (
    <>
      <OtherDraft draft={draft} />
      <p className={css.draft}>
        <span role="status">
          {isUnkept && t('form.unkept')}
          {!isUnkept && savedAt !== undefined && (
            <WithTimes>
              {t(savedAt === restoredAt ? 'form.restored' : 'form.saved', words(savedAt))}
            </WithTimes>
          )}
        </span>
        {restoredAt !== undefined && (
          <button type="button" className={css.discard} onClick={discard}>
            {t('form.discard')}
          </button>
        )}
      </p>
    </>
  )
}
