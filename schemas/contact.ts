import { emailPattern, mobilePattern } from './formats.ts'

/** Tells whether a text is a mainland mobile number. Specification 5. */
export const isMobile = (text: string): boolean => new RegExp(mobilePattern).test(text)

/** Tells whether a text is an e-mail address with the @ at position 3 to 30. Specification 5. */
export const isEmail = (text: string): boolean => new RegExp(emailPattern).test(text)
