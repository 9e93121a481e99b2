import { isOfComposition } from '@board/client/composition'
import InsertLink from '@mui/icons-material/InsertLink'
import { Box, Button, Popover, TextField, ToggleButton } from '@mui/material'
import type { Editor } from '@tiptap/react'
import { useTranslate } from 'ra-core'
import { useId, useState } from 'react'
import { linkAddress } from './linkAddress.ts'

/** Turns the selected words into a link, changes its address, or removes it. */
export function LinkButton({ editor, active }: { editor: Editor; active: boolean }) {
  const translate = useTranslate()
  const id = useId()
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  const [address, setAddress] = useState('')
  const [wrong, setWrong] = useState(false)
  const label = translate('richText.link')
  const open = (button: HTMLElement) => {
    setAddress(String(editor.getAttributes('link').href ?? ''))
    setWrong(false)
    setAnchor(button)
  }
  const close = () => {
    setAnchor(null)
    editor.commands.focus()
  }
  const remove = () => {
    editor.chain().extendMarkRange('link').unsetLink().run()
    close()
  }
  const apply = () => {
    const href = linkAddress(address)
    if (href === undefined) {
      setWrong(true)
      return
    }
    if (editor.state.selection.empty && !active) {
      editor.commands.insertContent({ type: 'text', text: href, marks: [{ type: 'link', attrs: { href } }] })
    } else editor.chain().extendMarkRange('link').setLink({ href }).run()
    close()
  }
  return (
    <>
      <ToggleButton
        value="link"
        size="small"
        selected={active}
        disabled={!editor.isEditable}
        aria-label={label}
        title={label}
        aria-haspopup="dialog"
        onMouseDown={event => event.preventDefault()}
        onClick={event => open(event.currentTarget)}
      >
        <InsertLink fontSize="small" />
      </ToggleButton>
      <Popover
        open={anchor !== null}
        anchorEl={anchor}
        onClose={close}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'left' }}
        slotProps={{ paper: { role: 'dialog', 'aria-label': label } as object }}
      >
        <Box sx={{ display: 'grid', gap: 2, p: 3, width: 'min(360px, 90vw)' }}>
          <TextField
            id={id}
            label={translate('richText.address')}
            value={address}
            onChange={event => {
              setAddress(event.target.value)
              setWrong(false)
            }}
            onKeyDown={event => {
              if (event.key !== 'Enter' || isOfComposition(event.nativeEvent)) return
              event.preventDefault()
              apply()
            }}
            error={wrong}
            helperText={wrong ? translate('richText.wrongAddress') : undefined}
            autoFocus
            fullWidth
            slotProps={{ htmlInput: { inputMode: 'url', autoComplete: 'off', placeholder: 'https://' } }}
          />
          <Box sx={{ display: 'flex', gap: 2, justifyContent: 'flex-end' }}>
            {active && <Button onClick={remove}>{translate('richText.removeLink')}</Button>}
            <Button onClick={close}>{translate('ra.action.cancel')}</Button>
            <Button variant="contained" onClick={apply}>
              {translate('richText.setLink')}
            </Button>
          </Box>
        </Box>
      </Popover>
    </>
  )
}
