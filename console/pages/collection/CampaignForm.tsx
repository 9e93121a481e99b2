import type { DataOf } from '@board/client'
import { keeps } from '@board/client/storage/keeps'
import { localStore } from '@board/client/storage/storage'
import { fileAccept, pictureAccept } from '@board/schemas/facts/uploads'
import { Box, Typography } from '@mui/material'
import { useQuery } from '@tanstack/react-query'
import { useTranslate } from 'ra-core'
import { useId, useMemo, useState } from 'react'
import type { FieldValues, Resolver } from 'react-hook-form'
import { useNavigate } from 'react-router-dom'
import { api } from '../../api/client.ts'
import { useSite } from '../../api/site.ts'
import { useActions } from '../../derive/dialog/ActionHost.tsx'
import { useActionForm } from '../../derive/dialog/useActionForm.ts'
import { draftKey } from '../../derive/drafts/drafts.ts'
import { useDraftEnd, useRestored } from '../../derive/drafts/useDraft.ts'
import { FieldInput } from '../../derive/form/FieldInput.tsx'
import { FormWrong } from '../../derive/form/FormWrong.tsx'
import type { Field } from '../../fields/fields.ts'
import { formatTime } from '../../fields/time.ts'
import { useNow } from '../../fields/useNow.ts'
import { useMe } from '../../session/useMe.ts'
import { FormFieldsProvider, inputId } from '../../widgets/inputs/FormFields.ts'
import { FormFrame, FormSection } from '../../widgets/parts/forms/FormFrame.tsx'
import { ActionButton, inputs, Notice } from '../../widgets/registry.tsx'
import { FilesInput } from '../parts/FilesInput.tsx'
import { FormTrouble } from '../parts/FormTrouble.tsx'
import { KeptForm, keptValues } from '../parts/KeptForm.tsx'
import type { Campaign } from './campaign.ts'
import { bodyOf, type CampaignValues, valuesOf, wrongTimes } from './campaignForm.ts'

/** Returns the key of the sentence above the form. */
function hintFor(campaign: Campaign | undefined): string {
  if (campaign?.confirmedText) return 'collection.changeHint'
  return keeps(localStore) ? 'collection.createHint' : 'collection.createHintUnkept'
}

type Forum = DataOf<'getManagedForumsTree'>['tree'][number]

const blank: CampaignValues = { content: '', questions: '', coverAid: [], aids: [] }

/** Fetches the forums of the reader's own group; only these may receive entries. */
function useOwnForums() {
  return useQuery({
    queryKey: ['ownForums'],
    queryFn: async ({ signal }) => {
      const [{ tree }, { id }] = await Promise.all([
        api.call('getManagedForumsTree', { signal }),
        api.call('getInstitutionInfo', { signal })
      ])
      const below = (nodes: readonly Forum[]): Forum[] =>
        nodes.flatMap(node => [node, ...below(node.children)])
      return below(tree).filter(({ groupId }) => groupId === id)
    },
    staleTime: 60_000
  })
}

interface Props {
  /** The campaign to change; a new one if absent. */
  campaign?: Campaign
  onRefresh: () => void
}

/** Writes a campaign or changes its text. The typed text is kept in this browser until it is submitted. */
export function CampaignForm({ campaign, onRefresh }: Props) {
  const translate = useTranslate()
  const navigate = useNavigate()
  const prefix = useId()
  const { info } = useMe()
  const { finished } = useActions()
  const key = draftKey(info?.uid ?? 0, 0, `campaign.${campaign?.id ?? 'new'}`)
  const restored = useRestored(key)
  const draft = useDraftEnd(key)
  const [given] = useState(() => (campaign ? valuesOf(campaign) : blank))
  const operation = campaign ? 'changeCampaign' : 'createCampaign'
  const form = useActionForm(
    {
      id: operation,
      record: campaign ? { id: campaign.id, version: campaign.version } : {},
      given: keptValues(restored?.content) ?? given
    },
    data => {
      draft.forget()
      finished(operation)
      const { id } = data as DataOf<'createCampaign'>
      navigate(`/collectionMain?id=${id}`, {
        state: { handedIn: true, ...(!campaign && { closing: ['/editCollection'] }) }
      })
    }
  )
  const { resolver } = form.options
  // the contract's rules apply to the request, not to the editor's text
  const clockOffset = useSite()?.clockOffset ?? 0
  const checks = useMemo<Resolver<FieldValues>>(
    () =>
      async (values, ...rest) => {
        const checked = await resolver(bodyOf(values), ...rest)
        const errors = { ...wrongTimes(values, Date.now() / 1000 + clockOffset), ...checked.errors }
        return Object.keys(errors).length > 0 ? { values: {}, errors } : checked
      },
    [resolver, clockOffset]
  )
  const title = translate(campaign ? 'collection.change' : 'collection.create')
  const back = campaign
    ? { to: `/collectionMain?id=${campaign.id}`, words: campaign.title }
    : { to: '/collectionPage', words: translate('board.names.collectionPage') }
  return (
    <FormFieldsProvider value={{ fields: form.fields, prefix, operation }}>
      <FormFrame
        title={title}
        back={back}
        verb={translate('collection.handIn')}
        busy={form.busy}
        form={{ ...form.options, resolver: checks }}
        onSubmit={form.submit}
        trouble={
          <>
            <Notice kind="info" words={translate(hintFor(campaign))} />
            {campaign && campaign.auditState === 2 && campaign.auditNote !== null && (
              <Notice
                kind="warning"
                words={translate('collection.fields.auditNote')}
                hint={
                  <Box sx={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>{campaign.auditNote}</Box>
                }
              />
            )}
            {restored && (
              <Typography variant="body2" role="status" sx={{ color: 'text.secondary' }}>
                {translate('task.restored', { at: formatTime(restored.at) })}
              </Typography>
            )}
            <FormWrong />
            <FormTrouble words={form.trouble} form={form} onRefresh={onRefresh} />
          </>
        }
      >
        <Fields fields={form.fields} prefix={prefix} />
        <KeptForm draftKey={key} given={JSON.stringify(given)} draft={draft} />
      </FormFrame>
    </FormFieldsProvider>
  )
}

function Fields({ fields, prefix }: { fields: readonly Field[]; prefix: string }) {
  const translate = useTranslate()
  const now = useNow()
  const forums = useOwnForums()
  const label = (name: string) => translate(`collection.fields.${name}`)
  const input = (name: string, more: Partial<Parameters<typeof FieldInput>[0]> = {}) => {
    const field = fields.find(one => one.name === name)
    return field && <FieldInput key={name} field={field} {...more} />
  }
  const own = (forums.data ?? []).map(({ fid, name }) => ({ value: fid, label: name }))
  return (
    <>
      <FormSection title={translate('collection.sections.text')}>
        {input('title')}
        <inputs.richText source="content" label={label('content')} isRequired />
        <inputs.textarea
          source="questions"
          label={label('questions')}
          helperText={translate('collection.questionsHint')}
        />
      </FormSection>
      <FormSection title={translate('collection.sections.range')}>
        {forums.isError ? (
          <Notice
            kind="error"
            words={translate('collection.noForums')}
            action={
              <ActionButton small onClick={() => void forums.refetch()}>
                {translate('board.retry')}
              </ActionButton>
            }
          />
        ) : (
          input('fids', { options: own })
        )}
        {input('beginTime', {
          helperText: translate('collection.beginHint', { at: formatTime(now) })
        })}
        {input('endTime', { helperText: translate('collection.endHint') })}
      </FormSection>
      <FormSection title={translate('collection.sections.files')}>
        <FilesInput
          source="coverAid"
          id={inputId(prefix, 'coverAid')}
          label={label('coverAid')}
          hint={translate('collection.coverHint')}
          most={1}
          accept={pictureAccept}
        />
        <FilesInput
          source="aids"
          id={inputId(prefix, 'aids')}
          label={label('aids')}
          hint={translate('attachment.limits', { count: 20 })}
          most={20}
          accept={fileAccept}
        />
      </FormSection>
      <FormSection title={translate('collection.sections.share')}>
        {input('shareTitle')}
        {input('shareText')}
      </FormSection>
    </>
  )
}
