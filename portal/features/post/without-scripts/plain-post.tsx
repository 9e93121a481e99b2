import { ApiError } from '@board/client/error'
import { sameMessageOf } from '@board/client/same-message'
import { uploadLimits } from '@board/schemas/facts/uploads'
import { wordsFor } from '../../../services/failure.ts'
import { askCompany, CompanyWait } from '../../../shared/account/company-wait.tsx'
import type { FormArgs, SendArgs } from '../../../shared/forms/plain-form.ts'
import { plainForm } from '../../../shared/forms/plain-form.ts'
import { imagesOnly } from '../../../shared/forms/upload-check.ts'
import { forumsAsked } from '../../../shared/places/region-asked.ts'
import { CampaignNote } from '../campaign-note.tsx'
import { bodyOf, errorTexts, wordsOf } from '../form.tsx'
import { OnlySuggestions, postT } from '../post-words.ts'
import { SignedName } from '../signed-name.ts'
import { chosenForum, problemsIn, takesSuggestionsOnly } from '../values.ts'
import { CheckView } from './plain-check.tsx'
import { ForumView } from './plain-forum.tsx'
import { fileValue, trimmed, valuesOf } from './plain-values.ts'
import { WordsView } from './plain-words.tsx'

/** Reads an id from a text; undefined if the text is not an id. */
function idIn(text: string | null | undefined): number | undefined {
  const id = Number(text)
  return Number.isSafeInteger(id) && id > 0 ? id : undefined
}

/** Fetches the campaign, the chosen forum, and the forums to choose from if the person has searched. */
async function load({ call, root }: FormArgs, values: URLSearchParams) {
  const id = idIn(values.get('campaign'))
  const campaign = id === undefined ? undefined : await call('getCampaign', { query: { id } })
  const [only, ...others] = campaign?.forums ?? []
  const fid = only && others.length === 0 ? only.fid : idIn(values.getAll('pick').at(-1) ?? values.get('fid'))
  const wanted =
    values.get('act') === 'find' &&
    forumsAsked(Number(values.get('regionId')) || undefined, values.get('keywords')?.trim() || undefined)
  const [forum, provinces, topics, found, company] = await Promise.all([
    fid === undefined ? undefined : call('getForum', { query: { fid } }),
    call('regionChildren', { query: {} }),
    call('topicList'),
    wanted ? call('listForums', { query: { ...wanted, page: 1, rows: 30 } }) : undefined,
    askCompany({ call })
  ])
  const onlySuggestions = campaign !== undefined || values.has('suggestion')
  return {
    campaign,
    /** True if the form is for suggestions: its texts call what is written a suggestion. */
    onlySuggestions,
    /** True if only a suggestion can be written, also because of the chosen forum. */
    isSuggestion: onlySuggestions || takesSuggestionsOnly(forum && chosenForum(forum)),
    forum: forum && chosenForum(forum),
    isOpen: forum?.isOpen,
    provinces,
    topics,
    found,
    /** The company of the reader; undefined for a person. */
    company,
    limits: root.limits
  }
}

export type PostData = Awaited<ReturnType<typeof load>>

/**
 * Writing a message, a suggestion or an entry for a campaign, for browsers that run no scripts. It has three pages: the
 * forum, the text, and the check.
 */
export const plainPost = plainForm({
  path: '/forms/post',
  needsSession: true,
  title: data =>
    data?.campaign ? 'campaign.join' : data?.onlySuggestions ? 'suggestions.write' : 'post.title',
  texts: ['post', 'form', 'forums', 'forum', 'acts', 'plain', 'campaigns', 'suggestions'],
  load,
  async send(args) {
    const { data } = args
    const t = postT(args.t, data.onlySuggestions)
    const act = args.values.get('act')
    const values = trimmed(args.values)
    if (data.forum && data.isOpen) values.set('fid', String(data.forum.fid))
    if (act === 'find') {
      for (const name of ['keywords', 'regionId']) values.set(name, args.values.get(name) ?? '')
    }
    if (act === 'find' || act === 'forum') return { values: at(values, 'forum') }
    const photo = await attach(args, values)
    if (act !== 'check' && act !== 'send') return { values: at(values, 'words'), problems: { photo } }
    const post = valuesOf(values, data)
    const fields = problemsIn(post, args.root)
    const problems = Object.fromEntries(
      fields.map(field => [field, t(errorTexts[field], wordsOf(field, args.root.limits))])
    )
    if (fields.includes('forum')) return { values: at(values, 'forum'), problems }
    if (fields.length > 0 || photo) return { values: at(values, 'words'), problems: { ...problems, photo } }
    const message = bodyOf(post)
    const body = message && { ...message, collectId: data.campaign?.id }
    if (act === 'check' || !body) return { values: at(values, 'check') }
    try {
      const { tid } = await args.call('postMessage', { body, idempotencyKey: args.keyOf(body) })
      return { to: `/myLeavMessage?${data.campaign ? 'display=entries&' : ''}posted=${tid}` }
    } catch (error) {
      at(args.values, 'words')
      const same = sameMessageOf(error)
      if (!same) throw error
      return {
        values: args.values,
        failure: wordsFor(error, args.t),
        way: { to: `/threads/content?tid=${same.tid}`, label: args.t('post.seeSame') }
      }
    }
  },
  View(props) {
    const view = props.values.get('view')
    const { company } = props.data
    if (company?.confirmed === false) return <CompanyWait company={company} />
    const needsForum = !props.data.forum || !props.data.isOpen || view === 'forum'
    const View = needsForum ? ForumView : view === 'check' ? CheckView : WordsView
    return (
      <OnlySuggestions value={props.data.onlySuggestions}>
        {props.data.campaign && <CampaignNote campaign={props.data.campaign} />}
        <SignedName value={company?.signedName}>
          <View {...props} />
        </SignedName>
      </OnlySuggestions>
    )
  }
})

function at(values: URLSearchParams, view: 'forum' | 'words' | 'check'): URLSearchParams {
  values.set('view', view)
  return values
}

/** Uploads the photos of the form and notes them in the values. It returns the reason if one was refused. */
async function attach(
  { call, files, t, root }: SendArgs<PostData>,
  values: URLSearchParams
): Promise<string | undefined> {
  for (const { name, type, bytes } of files) {
    if (values.getAll('file').length >= root.limits.attachmentMax) return t('upload.tooMany')
    const wrong = imagesOnly.refusalOf({ name, type, size: Math.min(bytes.length, uploadLimits.image) })
    if (wrong) return t(wrong, { name })
    try {
      const file = new File([bytes], name, { type })
      values.append(
        'file',
        fileValue(await call('uploadAttachment', { body: { file, attachmentType: '1' } }))
      )
    } catch (error) {
      if (!(error instanceof ApiError) || error.status === 401) throw error
      return wordsFor(error, t)
    }
  }
  return undefined
}
