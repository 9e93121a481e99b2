import FormatBold from '@mui/icons-material/FormatBold'
import FormatClear from '@mui/icons-material/FormatClear'
import FormatItalic from '@mui/icons-material/FormatItalic'
import FormatListBulleted from '@mui/icons-material/FormatListBulleted'
import FormatListNumbered from '@mui/icons-material/FormatListNumbered'
import FormatQuote from '@mui/icons-material/FormatQuote'
import FormatUnderlined from '@mui/icons-material/FormatUnderlined'
import Redo from '@mui/icons-material/Redo'
import TableChart from '@mui/icons-material/TableChart'
import Title from '@mui/icons-material/Title'
import Undo from '@mui/icons-material/Undo'
import { Box, type SvgIcon, ToggleButton } from '@mui/material'
import { type Editor, useEditorState } from '@tiptap/react'
import { useTranslate } from 'ra-core'
import { LinkButton } from './LinkButton.tsx'

interface Format {
  /** The key of its label, below `richText.`. */
  name: string
  icon: typeof SvgIcon
  run: (editor: Editor) => void
  isActive?: (editor: Editor) => boolean
  can?: (editor: Editor) => boolean
}

const newTable = { rows: 3, cols: 3, withHeaderRow: true }

const formats: readonly Format[] = [
  {
    name: 'heading',
    icon: Title,
    run: editor => editor.chain().focus().toggleHeading({ level: 3 }).run(),
    isActive: editor => editor.isActive('heading')
  },
  {
    name: 'bold',
    icon: FormatBold,
    run: editor => editor.chain().focus().toggleBold().run(),
    isActive: editor => editor.isActive('bold')
  },
  {
    name: 'italic',
    icon: FormatItalic,
    run: editor => editor.chain().focus().toggleItalic().run(),
    isActive: editor => editor.isActive('italic')
  },
  {
    name: 'underline',
    icon: FormatUnderlined,
    run: editor => editor.chain().focus().toggleUnderline().run(),
    isActive: editor => editor.isActive('underline')
  },
  {
    name: 'bullets',
    icon: FormatListBulleted,
    run: editor => editor.chain().focus().toggleBulletList().run(),
    isActive: editor => editor.isActive('bulletList')
  },
  {
    name: 'numbers',
    icon: FormatListNumbered,
    run: editor => editor.chain().focus().toggleOrderedList().run(),
    isActive: editor => editor.isActive('orderedList')
  },
  {
    name: 'quote',
    icon: FormatQuote,
    run: editor => editor.chain().focus().toggleBlockquote().run(),
    isActive: editor => editor.isActive('blockquote')
  },
  {
    name: 'table',
    icon: TableChart,
    run: editor => editor.chain().focus().insertTable(newTable).run(),
    can: editor => editor.can().insertTable(newTable)
  },
  {
    name: 'clear',
    icon: FormatClear,
    run: editor => editor.chain().focus().unsetAllMarks().clearNodes().run()
  },
  {
    name: 'undo',
    icon: Undo,
    run: editor => editor.chain().focus().undo().run(),
    can: editor => editor.can().undo()
  },
  {
    name: 'redo',
    icon: Redo,
    run: editor => editor.chain().focus().redo().run(),
    can: editor => editor.can().redo()
  }
]

/** Shows the buttons above the editor. `aria-pressed` of each says whether the text at the cursor has its format. */
export function RichTextToolbar({ editor, controls }: { editor: Editor; controls: string }) {
  const translate = useTranslate()
  const state = useEditorState({
    editor,
    selector: ({ editor: now }) => ({
      link: now.isActive('link'),
      active: formats.map(({ isActive }) => isActive?.(now) ?? false),
      can: formats.map(({ can }) => now.isEditable && (can?.(now) ?? true))
    })
  })
  return (
    <Box
      role="toolbar"
      aria-label={translate('richText.toolbar')}
      aria-controls={controls}
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        gap: 1,
        p: 1,
        borderBottom: 1,
        borderColor: 'divider',
        '& .MuiToggleButton-root': {
          '&, &.Mui-disabled': { border: 0 },
          p: 1,
          minWidth: 32,
          minHeight: 32
        }
      }}
    >
      {formats.map(({ name, icon: Icon, run }, at) => (
        <ToggleButton
          key={name}
          value={name}
          size="small"
          selected={state.active[at] ?? false}
          disabled={!state.can[at]}
          aria-label={translate(`richText.${name}`)}
          title={translate(`richText.${name}`)}
          // the selection stays in the text
          onMouseDown={event => event.preventDefault()}
          onClick={() => run(editor)}
        >
          <Icon fontSize="small" />
        </ToggleButton>
      ))}
      <LinkButton editor={editor} active={state.link} />
    </Box>
  )
}
