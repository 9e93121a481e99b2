import { Typography } from '@mui/material'
import { useTranslate } from 'ra-core'
import { useId } from 'react'
import { useWatch } from 'react-hook-form'
import { useMe } from '../../auth/useMe.ts'
import { useActions } from '../../derive/dialog/ActionHost.tsx'
import { useActionForm } from '../../derive/dialog/useActionForm.ts'
import { draftKey } from '../../derive/drafts/drafts.ts'
import { type DraftEnd, useDraftEnd, useKeepDraft, useRestored } from '../../derive/drafts/useDraft.ts'
import { FormFieldsProvider } from '../../derive/form/FormFields.ts'
import { FormWrong } from '../../derive/form/FormWrong.tsx'
import { FormBox } from '../../widgets/parts/FormBox.tsx'
import { ActionButton, inputs } from '../../widgets/registry.tsx'
import { FormTrouble } from '../parts/FormTrouble.tsx'
import { KeptLine } from '../parts/KeptLine.tsx'
import type { Campaign } from './campaign.ts'

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
  return (
    <FormFieldsProvider value={{ fields: form.fields, prefix, operation: 'publishCampaignSummary' }}>
      <FormBox
        {...form.options}
        label={translate('actions.publishCampaignSummary.verb')}
        onSubmit={form.submit}
        sx={{ display: 'grid', gap: 3 }}
      >
        <FormWrong />
        <inputs.richText source="summary" isRequired />
        <Kept draftKey={key} given={given} draft={draft} />
        <FormTrouble words={form.trouble} form={form} onRefresh={onRefresh} />
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {translate(summary === null ? 'collection.summaryHint' : 'collection.summaryAgainHint')}
        </Typography>
        <div>
          <ActionButton submit tone="primary" busy={form.busy}>
            {translate('actions.publishCampaignSummary.verb')}
          </ActionButton>
        </div>
      </FormBox>
    </FormFieldsProvider>
  )
}

/** Saves the text in this browser, and shows when it was saved. */
function Kept({ draftKey: key, given, draft }: { draftKey: string; given: string; draft: DraftEnd }) {
  const text: unknown = useWatch({ name: 'summary' })
  return <KeptLine kept={useKeepDraft(key, textIn(text), given, draft)} />
}
