import { createContext, useContext } from 'react'
import { type MessageKey, type Translate, useT } from '../../lib/i18n.tsx'

/** The texts that call the text of a form a suggestion, by those that call it a message. */
export const suggestionTexts: Readonly<Partial<Record<MessageKey, MessageKey>>> = {
  'post.stepWords': 'post.stepSuggestion',
  'post.badForum': 'post.badSuggestionForum',
  'post.publicHint': 'post.suggestionPublicHint',
  'post.previewNothing': 'post.suggestionPreviewNothing',
  'post.submit': 'post.submitSuggestion',
  'post.unsent': 'post.unsentSuggestion',
  'post.unsentStopped': 'post.unsentSuggestionStopped',
  'post.unsentStoppedHint': 'post.unsentSuggestionStoppedHint',
  'post.done': 'post.suggestionDone'
}

/** Provides `true` to a form that only takes suggestions. */
export const OnlySuggestions = createContext(false)

/** Returns the function that looks up texts of a form: they say suggestion where only suggestions are taken. */
export const postT = (t: Translate, onlySuggestions: boolean): Translate =>
  onlySuggestions ? (key, params) => t(suggestionTexts[key] ?? key, params) : t

/** Returns `postT` of the form that is shown. */
export const usePostT = (): Translate => postT(useT(), useContext(OnlySuggestions))
