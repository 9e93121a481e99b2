import type { DataOf } from '@board/client'
import { Box, Typography } from '@mui/material'
import { useTranslate } from 'ra-core'
import { useId, useState } from 'react'
import { useWatch } from 'react-hook-form'
import { api } from '../../api/client.ts'
import { failureWords } from '../../api/failure.ts'
import type { Values } from '../../base/values.ts'
import { useActions } from '../../derive/dialog/ActionHost.tsx'
import { useActionForm } from '../../derive/dialog/useActionForm.ts'
import { draftKey } from '../../derive/drafts/drafts.ts'
import { type DraftEnd, useDraftEnd, useKeepDraft, useRestored } from '../../derive/drafts/useDraft.ts'
import { FormWrong } from '../../derive/form/FormWrong.tsx'
import { useMe } from '../../session/useMe.ts'
import { FormFieldsProvider } from '../../widgets/inputs/FormFields.ts'
import { CleanedHtml } from '../../widgets/parts/CleanedHtml.tsx'
import { FormBox } from '../../widgets/parts/forms/FormBox.tsx'
import { FormDialog } from '../../widgets/parts/forms/FormDialog.tsx'
import { Notice } from '../../widgets/parts/notices/States.tsx'
import { ActionButton, inputs } from '../../widgets/registry.tsx'
import { FormTrouble } from '../parts/FormTrouble.tsx'
import { KeptLine } from '../parts/KeptLine.tsx'
import type { Campaign } from './campaign.ts'

type Preview = DataOf<'previewCampaignSummary'>

const textIn = (value: unknown) => (typeof value === 'string' ? value : '')

interface Props {
  campaign: Campaign
  onRefresh: () => void
  onDone: () => void
}

/** Publishes the result of a campaign, or replaces it. */
export function SummaryForm({ campaign, onRefresh, onDone }: Props) {
  const translate = useTranslate()
  const prefix = useId()
  const { info } = useMe()
  const { finished } = useActions()
  const { id, version, summary } = campaign
  const given = summary ?? ''
  const key = draftKey(info?.uid ?? 0, 0, `campaignSummary.${id}`)
  const restored = useRestored(key)
  const draft = useDraftEnd(key)
  const form = useActionForm(
    {
      id: 'publishCampaignSummary',
      record: { id, version },
      given: { summary: restored?.content ?? given }
    },
    () => {
      draft.forget()
      finished('publishCampaignSummary')
      onDone()
    }
  )
  const [preview, setPreview] = useState<{ shown: Preview; decide: (publishes: boolean) => void }>()
  const [failure, setFailure] = useState<unknown>()

  /** Shows the result as everybody will read it; the text is published when that is confirmed. */
  async function check(values: Values) {
    setFailure(undefined)
    try {
      const shown = await api.call('previewCampaignSummary', {
        body: { id, summary: textIn(values.summary) }
      })
      const publishes = await new Promise<boolean>(decide => setPreview({ shown, decide }))
      setPreview(undefined)
      return publishes ? await form.submit(values) : undefined
    } catch (refusal) {
      setFailure(refusal)
      return undefined
    }
  }

  return (
    <FormFieldsProvider value={{ fields: form.fields, prefix, operation: 'publishCampaignSummary' }}>
      <FormBox
        {...form.options}
        label={translate('actions.publishCampaignSummary.verb')}
        onSubmit={check}
        sx={{ display: 'grid', gap: 3 }}
      >
        <FormWrong />
        <inputs.richText source="summary" isRequired />
        <Kept draftKey={key} given={given} draft={draft} />
        <FormTrouble words={form.trouble} form={form} onRefresh={onRefresh} />
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {translate(summary === null ? 'collection.summaryHint' : 'collection.summaryAgainHint')}
        </Typography>
        {failure !== undefined && <Notice kind="error" words={failureWords(failure, translate)} />}
        <div>
          <ActionButton submit tone="primary" busy={form.busy}>
            {translate('actions.publishCampaignSummary.verb')}
          </ActionButton>
        </div>
      </FormBox>
      {preview && (
        <SummaryPreview
          preview={preview.shown}
          title={campaign.title}
          isAgain={summary !== null}
          onDecide={preview.decide}
        />
      )}
    </FormFieldsProvider>
  )
}

interface PreviewProps {
  preview: Preview
  title: string
  /** True if it replaces a published result. */
  isAgain: boolean
  onDecide: (publishes: boolean) => void
}

/** Shows the result as everybody will read it, and who is told, before it is published. */
function SummaryPreview({ preview, title, isAgain, onDecide }: PreviewProps) {
  const translate = useTranslate()
  return (
    <FormDialog
      title={translate('collection.summaryPreview')}
      verb={translate('collection.summaryPublish')}
      tone="primary"
      busy={false}
      trouble={null}
      onSubmit={() => onDecide(true)}
      onClose={() => onDecide(false)}
    >
      <Notice
        kind="info"
        words={translate('collection.summarySeenByAll')}
        hint={
          isAgain
            ? translate('collection.summaryAgainHint')
            : translate('collection.summaryTold', { smart_count: preview.told })
        }
      />
      <Box component="article" sx={{ display: 'grid', gap: 2, minWidth: 0 }}>
        <Typography variant="h3" sx={{ overflowWrap: 'anywhere' }}>
          {title}
        </Typography>
        <CleanedHtml html={preview.summary} />
      </Box>
    </FormDialog>
  )
}

/** Saves the text in this browser, and shows when it was saved. */
function Kept({ draftKey: key, given, draft }: { draftKey: string; given: string; draft: DraftEnd }) {
  const text: unknown = useWatch({ name: 'summary' })
  return <KeptLine kept={useKeepDraft(key, textIn(text), given, draft)} />
}
