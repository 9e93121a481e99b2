/** The value of `bingPhone` of an account without a phone. */
const notBound = 2

/** Tells whether an account has no phone. */
export const isUnbound = ({ bingPhone }: { readonly bingPhone: number }): boolean => bingPhone === notBound
