import type { ActionId } from '@board/generated/actions'
import { findPersonalData } from '@board/schemas/facts/text/findings'
import {
  joinPassages,
  type Mask,
  type MaskedField,
  maskedFields,
  masksOf,
  maskText
} from '@board/schemas/facts/text/masks'
import { Box } from '@mui/material'
import { useTranslate } from 'ra-core'
import { useEffect, useId, useMemo, useState } from 'react'
import { useFormContext, useWatch } from 'react-hook-form'
import type { Values } from '../../base/values.ts'
import { useActions } from '../../derive/dialog/ActionHost.tsx'
import { useActionForm } from '../../derive/dialog/useActionForm.ts'
import { RestoredNotice } from '../../derive/drafts/DialogDraft.tsx'
import { keptOf } from '../../derive/drafts/dialogDraft.ts'
import { UnkeptNotice } from '../../derive/drafts/UnkeptNotice.tsx'
import { type DraftEnd, useDraftEnd, useKeepDraft, useRestored } from '../../derive/drafts/useDraft.ts'
import { FieldInput } from '../../derive/form/FieldInput.tsx'
import { FormWrong } from '../../derive/form/FormWrong.tsx'
import type { Field } from '../../fields/fields.ts'
import { useMe } from '../../session/useMe.ts'
import { roomy } from '../../theme/tokens.ts'
import { FormFieldsProvider } from '../../widgets/inputs/FormFields.ts'
import { FormBox } from '../../widgets/parts/forms/FormBox.tsx'
import { ActionButton } from '../../widgets/registry.tsx'
import { FormTrouble } from '../parts/FormTrouble.tsx'
import { ChosenInMessage } from './ChosenInMessage.tsx'
import { placesOf } from './chosenPassages.ts'
import { PassageHider } from './PassageHider.tsx'
import {
  draftOf,
  draftText,
  type PublicTextDraft,
  type PublicTextMode,
  publicTextKey
} from './publicTextDraft.ts'
import { type Original, redactionOf } from './redaction.ts'

interface Props {
  id: ActionId
  record: Values
  original: Original
  /** True once the reader has taken the proposed urgency. */
  isUrgent?: boolean
  /** True for an action whose only purpose is to change the public text. */
  isOpen?: boolean
  onDone?: () => void
  onRefresh: () => void
}

/** Ordinary urgency, which most messages have (specification 7: priorityLevel 1 and 2). */
const ordinary = 2
const urgent = 1
const reworded = ['publicSubject', 'publicContent']

/**
 * Edits the public text of a message or supplement: the original, the original without some passages, or another wording.
 * Approving also sets the urgency. Unfinished work is stored in this browser until it is sent.
 */
export default function PublicTextForm(props: Props) {
  const { info } = useMe()
  const [clearings, setClearings] = useState(0)
  const { id, record, original } = props
  const { contentId } = original
  const key = publicTextKey(info?.uid ?? 0, id, record, contentId)
  return (
    <KeptPublicTextForm
      {...props}
      key={clearings}
      draftKey={key}
      onClear={() => setClearings(clearings + 1)}
    />
  )
}

interface KeptProps extends Props {
  draftKey: string
  /** Resets the form without its draft. */
  onClear: () => void
}

function KeptPublicTextForm(props: KeptProps) {
  const {
    id,
    record,
    original,
    isUrgent = false,
    isOpen = false,
    onDone,
    onRefresh,
    draftKey,
    onClear
  } = props
  const translate = useTranslate()
  const stored = useRestored(draftKey)
  const [restored] = useState(() => draftOf(original, stored?.content))
  const draft = useDraftEnd(draftKey)
  const prefix = useId()
  const { finished } = useActions()
  const [masks, setMasks] = useState<readonly Mask[]>(restored?.masks ?? original.masks)
  const isReworded = original.publicSubject !== undefined || original.publicContent !== undefined
  // likely personal data is marked at once, so that nobody has to search for it
  const hasFindings = maskedFields.some(field => findPersonalData(original[field] ?? '').length > 0)
  const begin: PublicTextMode = isReworded
    ? 'reword'
    : isOpen || original.masks.length > 0 || hasFindings
      ? 'hide'
      : 'none'
  const [mode, setMode] = useState(restored?.mode ?? begin)
  const [dropped, setDropped] = useState<readonly Mask[]>()
  const isChanged = JSON.stringify(masks) !== JSON.stringify(original.masks)
  const shown = (field: MaskedField) => maskText(original[field] ?? '', masksOf(masks, field))
  const originals = {
    ...(original.subject !== undefined && { publicSubject: shown('subject') }),
    publicContent: shown('content')
  }
  const { contentId } = original
  // hidden values of a body are taken from the record
  const sent = useMemo(
    () => ({ ...record, ...(contentId !== undefined && { contentId }), ...(isChanged && { masks }) }),
    [record, contentId, isChanged, masks]
  )
  const [usual] = useState<Values>(() => ({
    // a resubmitted message keeps its urgency
    priorityLevel: record.priorityLevel ?? ordinary,
    publicSubject: original.publicSubject ?? originals.publicSubject,
    publicContent: original.publicContent ?? originals.publicContent,
    reason: translate('masks.usualReason')
  }))
  const form = useActionForm(
    {
      id,
      record: sent,
      given: { ...usual, ...restored?.values },
      prepare: ({ reason, ...values }) => ({
        ...values,
        ...blank,
        ...(mode === 'reword' && redactionOf(values, originals)),
        ...(isChanged && { reason })
      })
    },
    () => {
      draft.forget()
      finished(id)
      onDone?.()
    }
  )
  const verb = translate(`actions.${id}.verb`)
  const isFieldShown = (name: string) =>
    name === 'reason'
      ? isChanged
      : !reworded.includes(name) || (mode === 'reword' && Object.hasOwn(originals, name))
  const fields = form.fields.filter(({ name }) => isFieldShown(name))
  const change = (field: MaskedField, passages: readonly { start: number; end: number }[]) =>
    setMasks(now =>
      maskedFields.flatMap(one =>
        one === field ? passages.map(({ start, end }) => ({ field, start, end })) : masksOf(now, one)
      )
    )
  const hideWords = (words: string) => {
    setMode('hide')
    setMasks(now =>
      maskedFields.flatMap(field =>
        joinPassages([...masksOf(now, field), ...placesOf(original[field] ?? '', words)]).map(
          ({ start, end }) => ({ field, start, end })
        )
      )
    )
  }
  return (
    <FormFieldsProvider value={{ fields, prefix, operation: id }}>
      <FormBox {...form.options} label={verb} onSubmit={form.submit} sx={{ display: 'grid', gap: 4 }}>
        <PublicTextKeeper
          draftKey={draftKey}
          original={original}
          form={form.fields}
          given={{ mode: begin, masks: original.masks, values: usual }}
          now={{ mode, masks }}
          end={draft}
          isRestored={restored !== undefined}
          onClear={onClear}
        />
        <FormWrong />
        <TakenUrgency isUrgent={isUrgent} />
        {mode !== 'reword' && (
          <ChosenInMessage texts={maskedFields.flatMap(field => original[field] ?? [])} onHide={hideWords} />
        )}
        {mode === 'hide' && (
          <PassageHider
            texts={maskedFields.flatMap(field => {
              const text = original[field]
              return text === undefined ? [] : [{ field, text, passages: masksOf(masks, field) }]
            })}
            onChange={change}
          />
        )}
        {fields.map(field => (
          <FieldInput key={field.name} field={field} />
        ))}
        <Box sx={{ display: 'flex', gap: 2, flexWrap: 'wrap' }}>
          {mode !== 'hide' && (
            <ActionButton small onClick={() => setMode('hide')}>
              {translate('masks.hide')}
            </ActionButton>
          )}
          {mode !== 'hide' && dropped && (
            <ActionButton
              small
              onClick={() => {
                setMasks(dropped)
                setDropped(undefined)
                setMode('hide')
              }}
            >
              {translate('masks.takeUp')}
            </ActionButton>
          )}
          {mode !== 'reword' && (
            <ActionButton small onClick={() => setMode('reword')}>
              {translate('masks.reword')}
            </ActionButton>
          )}
          {!isOpen && mode === 'hide' && (
            <ActionButton
              small
              tone="quiet"
              onClick={() => {
                setDropped(isChanged ? masks : undefined)
                setMasks(original.masks)
                setMode('none')
              }}
            >
              {translate('masks.cancelHide')}
            </ActionButton>
          )}
          {mode === 'reword' && (
            // the wording stays in the form
            <ActionButton
              small
              tone="quiet"
              onClick={() => setMode(isOpen || masks.length > 0 ? 'hide' : 'none')}
            >
              {translate('masks.cancelReword')}
            </ActionButton>
          )}
        </Box>
        <FormTrouble words={form.trouble} form={form} onRefresh={onRefresh} />
        <Box
          sx={{
            display: 'flex',
            gap: 2,
            position: 'sticky',
            zIndex: 1,
            // a scrolling box keeps sticky elements out of its padding, so text would be visible there
            bottom: 0,
            [roomy.md]: { bottom: -16 },
            bgcolor: 'background.paper',
            py: 2
          }}
        >
          <ActionButton submit tone="primary" busy={form.busy}>
            {verb}
          </ActionButton>
          {isOpen && (
            <ActionButton
              onClick={() => {
                draft.forget()
                onDone?.()
              }}
            >
              {translate('ra.action.cancel')}
            </ActionButton>
          )}
        </Box>
      </FormBox>
    </FormFieldsProvider>
  )
}

/** Sets the urgency of the surrounding form once the reader has taken the proposed one. */
function TakenUrgency({ isUrgent }: { isUrgent: boolean }) {
  const { setValue } = useFormContext()
  useEffect(() => {
    if (isUrgent) setValue('priorityLevel', urgent, { shouldDirty: true })
  }, [isUrgent, setValue])
  return null
}

interface KeeperProps {
  draftKey: string
  original: Original
  form: readonly Field[]
  /** The work with which the form starts if it has no draft. */
  given: PublicTextDraft
  /** The choices besides the fields. */
  now: Omit<PublicTextDraft, 'values'>
  end: DraftEnd
  isRestored: boolean
  onClear: () => void
}

/** Stores the work of the surrounding form, and shows a notice when it is restored or cannot be stored. */
function PublicTextKeeper({ draftKey, original, form, given, now, end, isRestored, onClear }: KeeperProps) {
  const entered = useWatch()
  const textOf = (work: PublicTextDraft) =>
    draftText(original, { ...work, values: keptOf(form, work.values) })
  const { isRefused } = useKeepDraft(draftKey, textOf({ ...now, values: entered }), textOf(given), end)
  return (
    <>
      {isRestored && <RestoredNotice end={end} onClear={onClear} />}
      <UnkeptNotice isRefused={isRefused} />
    </>
  )
}

const blank = { publicSubject: undefined, publicContent: undefined }
