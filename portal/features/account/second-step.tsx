import { lazy } from 'react'
import { withTexts } from '../../locales/shown.ts'

/** The second step of a sign-in, which few accounts have: it is fetched when a sign-in asks for it. */
export const SecondStepForm = lazy(() => withTexts(['step'], import('./second-step-form.tsx')))
