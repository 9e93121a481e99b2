import { Box } from '@mui/material'
import { type Editor, EditorContent, useEditor } from '@tiptap/react'
import { useEffect } from 'react'
import type { ControlProps } from '../../../fields/controlProps.ts'
import { describedBy, FieldFrame } from '../../parts/forms/FieldFrame.tsx'
import { withPageTexts } from '../../parts/PageTexts.tsx'
import { extensions } from './extensions.ts'
import { RichTextToolbar } from './RichTextToolbar.tsx'

/** Returns the written text. The editor adds an empty paragraph at the end, which is left out. */
const htmlOf = (editor: Editor) => (editor.isEmpty ? '' : editor.getHTML().replace(/(?:<p><\/p>)+$/, ''))

/** Edits formatted text as HTML. The server cleans it again (`server/platform/rich-text`). */
function Control(props: ControlProps) {
  const { id, value, onChange, disabled = false, autoFocus = false, error, required } = props
  const html = typeof value === 'string' ? value : ''
  const editor = useEditor({
    extensions,
    content: html,
    autofocus: autoFocus,
    // the content security policy of the page refuses style elements that scripts insert
    injectCSS: false,
    onUpdate: ({ editor: now }) => onChange(htmlOf(now) || undefined),
    editorProps: {
      attributes: {
        id,
        role: 'textbox',
        'aria-multiline': 'true',
        'aria-labelledby': `${id}-label`,
        ...(required && { 'aria-required': 'true' }),
        ...(error !== undefined && { 'aria-invalid': 'true' }),
        ...(describedBy(props) !== undefined && { 'aria-describedby': describedBy(props) ?? '' })
      }
    }
  })
  useEffect(() => editor.setEditable(!disabled, false), [editor, disabled])
  // a new value from outside (a draft, another person's version) replaces the text
  useEffect(() => {
    if (htmlOf(editor) !== html) editor.commands.setContent(html, { emitUpdate: false })
  }, [editor, html])
  return (
    <FieldFrame {...props}>
      <Box
        sx={theme => ({
          border: 1,
          borderColor: error === undefined ? theme.tokens.controlLine : 'error.main',
          borderRadius: 1,
          backgroundColor: 'background.paper',
          '&:has(.ProseMirror:focus-visible)': {
            outline: `3px solid ${theme.tokens.accent}`,
            outlineOffset: 2
          },
          '& .ProseMirror': {
            minHeight: 160,
            maxHeight: '60vh',
            overflowY: 'auto',
            px: 3,
            py: 2,
            outline: 'none',
            whiteSpace: 'pre-wrap',
            overflowWrap: 'anywhere',
            lineHeight: 1.75,
            '& > :first-of-type': { mt: 0 },
            '& p': { my: 2 },
            '& li > p': { my: 0 },
            '& img': { maxWidth: '100%', height: 'auto' },
            '& blockquote': { ml: 0, pl: 3, borderLeft: 4, borderColor: 'divider' },
            '& table': { borderCollapse: 'collapse', width: '100%', tableLayout: 'fixed' },
            '& th, & td': { border: 1, borderColor: 'divider', p: 1, verticalAlign: 'top' }
          }
        })}
      >
        <RichTextToolbar editor={editor} controls={id} />
        <EditorContent editor={editor} />
      </Box>
    </FieldFrame>
  )
}

export const RichTextControl = withPageTexts('richText', Control)
