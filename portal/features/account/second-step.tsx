import { withTexts } from '../../locales/shown.ts'
import { openedPart } from '../../ui/opened-part.tsx'

/** The second step of a sign-in, which few accounts have: it is fetched when a sign-in asks for it. */
export const SecondStepForm = openedPart(() => withTexts(['step'], import('./second-step-form.tsx')))
