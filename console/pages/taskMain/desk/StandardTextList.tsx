import type { BodyOf } from '@board/client'
import { pageClock } from '@board/client/server-clock'
import Delete from '@mui/icons-material/DeleteOutlined'
import Edit from '@mui/icons-material/EditOutlined'
import { Box, IconButton, ListItemButton, ListItemText, Typography } from '@mui/material'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useLocale, useNotify, useTranslate } from 'ra-core'
import { useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { api } from '../../../api/client.ts'
import { failureWords } from '../../../api/failure.ts'
import { isFilled } from '../../../fields/isFilled.ts'
import { useThrottle } from '../../../fields/throttle.ts'
import { asInput } from '../../../widgets/inputs/asInput.tsx'
import { TextControl } from '../../../widgets/inputs/text.tsx'
import { ActionButton } from '../../../widgets/parts/Buttons.tsx'
import { type Entered, type FieldWords, FormBox } from '../../../widgets/parts/forms/FormBox.tsx'
import { withPageTexts } from '../../../widgets/parts/PageTexts.tsx'
import type { StaffMessage } from '../../parts/message/modes.ts'
import { fillIn, placeholdersIn } from '../placeholders.ts'
import { StandardTextForm } from './StandardTextForm.tsx'

const queryKey = ['standardTexts']
const TextInput = asInput(TextControl)
const noTitle = { title: '' }
const longestTitle = 50

/** A text is shown as far as three lines reach: enough to choose one. */
const threeLines = {
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 3,
  overflow: 'hidden'
} as const

interface Props {
  onChoose: (text: string) => void
  /** The text that is being written. */
  current: string
  message: StaffMessage
}

/** Lists the group's standard texts: it inserts one, saves the current text as one, changes one, or deletes one. */
function StandardTextList({ onChoose, current, message }: Props) {
  const translate = useTranslate()
  const locale = useLocale()
  const notify = useNotify()
  const queries = useQueryClient()
  const throttle = useThrottle()
  const [saved, setSaved] = useState(0)
  const [asked, setAsked] = useState<number>()
  const [edited, setEdited] = useState<number>()
  const list = useRef<HTMLDivElement>(null)
  const { data: texts = [] } = useQuery({
    queryKey,
    queryFn: ({ signal }) => api.call('listStandardTexts', { signal })
  })

  const save = async (
    body: BodyOf<'saveStandardText'>,
    onSaved: () => void
  ): Promise<FieldWords | undefined> => {
    try {
      // a press that comes too early sends nothing, and the form stays
      if (!(await throttle(() => api.call('saveStandardText', { body })))) return undefined
      await queries.invalidateQueries({ queryKey })
      onSaved()
      return undefined
    } catch (failure) {
      return { title: failureWords(failure, translate) }
    }
  }
  const keep = ({ title }: Entered) =>
    save({ title: String(title).trim(), content: current.trim() }, () => setSaved(saved + 1))
  /** Closes the form of a text. The focus returns to the button that opened it. */
  const leave = (id: number) => {
    flushSync(() => setEdited(undefined))
    list.current?.querySelector<HTMLElement>(`[data-edits="${id}"]`)?.focus()
  }
  const remove = async (id: number) => {
    try {
      await api.call('deleteStandardText', { body: { id } })
      await queries.invalidateQueries({ queryKey })
    } catch (failure) {
      notify(failureWords(failure, translate), { type: 'error' })
    }
  }

  return (
    <div ref={list}>
      {texts.length === 0 && (
        <Typography variant="body2" sx={{ color: 'text.secondary', p: 2 }}>
          {translate('desk.noStandardTexts')}
        </Typography>
      )}
      {texts.map(text =>
        edited === text.id ? (
          <StandardTextForm
            key={text.id}
            {...text}
            onSave={changed => save({ id: text.id, ...changed }, () => leave(text.id))}
            onCancel={() => leave(text.id)}
          />
        ) : (
          <Box key={text.id} sx={{ display: 'flex', alignItems: 'center' }}>
            <ListItemButton
              dense
              onClick={() => onChoose(fillIn(text.content, message, Math.floor(pageClock.now() / 1000)))}
            >
              <ListItemText
                primary={text.title}
                secondary={text.content}
                slotProps={{ secondary: { title: text.content, sx: threeLines } }}
              />
            </ListItemButton>
            {asked === text.id ? (
              // a second click deletes; leaving the button cancels the question
              <Box onBlur={() => setAsked(undefined)}>
                <ActionButton small tone="danger" autoFocus onClick={() => void remove(text.id)}>
                  {translate('desk.confirmDeleteStandardText')}
                </ActionButton>
              </Box>
            ) : (
              <>
                <IconButton
                  size="small"
                  data-edits={text.id}
                  aria-label={translate('desk.editStandardText', { name: text.title })}
                  onClick={() => setEdited(text.id)}
                >
                  <Edit fontSize="small" />
                </IconButton>
                <IconButton
                  size="small"
                  aria-label={translate('desk.deleteStandardText', { name: text.title })}
                  onClick={() => setAsked(text.id)}
                >
                  <Delete fontSize="small" />
                </IconButton>
              </>
            )}
          </Box>
        )
      )}
      <Typography variant="caption" component="p" sx={{ color: 'text.secondary', px: 2, pt: 2 }}>
        {translate('desk.placeholders', { names: placeholdersIn(locale).join(' ') })}
      </Typography>
      {current.trim() === '' && texts.length > 0 && (
        <Typography variant="caption" component="p" sx={{ color: 'text.secondary', px: 2 }}>
          {translate('desk.writeFirst')}
        </Typography>
      )}
      {current.trim() !== '' && (
        <FormBox
          // after saving, the form is empty
          key={saved}
          defaultValues={noTitle}
          onSubmit={keep}
          sx={{ display: 'flex', alignItems: 'flex-start', gap: 2, p: 2, '& > div': { flex: 1 } }}
        >
          <TextInput
            source="title"
            id="standard-text-title"
            label={translate('desk.keepAsStandardText')}
            isRequired
            validate={isFilled}
            parse={text => text?.slice(0, longestTitle)}
            compact
          />
          <ActionButton submit>{translate('ra.action.save')}</ActionButton>
        </FormBox>
      )}
    </div>
  )
}

export default withPageTexts('desk', StandardTextList)
