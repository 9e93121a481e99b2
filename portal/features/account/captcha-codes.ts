/** Codes of a refused sign-in whose message belongs under the captcha: wrong, expired, empty. Specification 8. */
export const captchaCodes = ['10007', '11103', '11104']
