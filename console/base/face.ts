/** The two faces of the console: institutions at /g, editors and administrators at /admin. */
export type Face = 'g' | 'admin'

/** Returns the face of an address. */
export const faceOf = (pathname: string): Face => (/^\/admin(\/|$)/.test(pathname) ? 'admin' : 'g')

/** Returns the first part of the addresses of a face. */
export const basenameOf = (face: Face) => `/${face}`
