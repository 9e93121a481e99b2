/** The extensions of the editor of formatted text. It knows the elements that `server/platform/rich-text/clean.ts` keeps. */
import Image from '@tiptap/extension-image'
import Subscript from '@tiptap/extension-subscript'
import Superscript from '@tiptap/extension-superscript'
import { TableKit } from '@tiptap/extension-table'
import StarterKit from '@tiptap/starter-kit'

export const extensions = [
  StarterKit.configure({
    heading: { levels: [2, 3, 4] },
    link: { openOnClick: false, autolink: true, protocols: ['http', 'https'] }
  }),
  Image,
  Subscript,
  Superscript,
  TableKit
]
