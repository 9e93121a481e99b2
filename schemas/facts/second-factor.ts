/** The shapes of the codes of a second factor, which a person may type with spaces and hyphens. */

/** Tells whether a code is one of an authenticator, which shows six digits. */
export const isCodeOfAuthenticator = (code: string): boolean => /^\d{6}$/.test(code.replace(/\s/g, ''))

/** Tells whether a text has the shape of a recovery code: ten letters or digits. */
export const isRecoveryCode = (code: string): boolean => /^[a-z\d]{10}$/i.test(code.replace(/[\s-]/g, ''))

/** The key of the browser's session storage for the number of recovery codes left after a sign-in with one of them. */
export const codesLeftPlace = 'recoveryCodesLeft'
