import { count, id, officePhonePattern, orNull, text, words } from '../facts/formats.ts'
import { shape } from '../vocabulary/shape.ts'

const open = {
  name: words('What it is called.'),
  phone: words('The office’s phone; empty: not said.'),
  address: words('Where it is; empty: not said.'),
  intro: words('What it does; empty: not said.')
} as const

export const PublicInstitution = shape('What an institution says of itself to everybody.', {
  ...open,
  hall: words('Where its service hall is, in words; empty: not said.')
})

export const InstitutionInfo = shape('What one’s own institution says of itself.', {
  id: id('Group id.'),
  version: count('Its version, to change it with.'),
  ...open,
  superiorName: orNull(words('Its superior’s name.')),
  contact: words('The post that answers for it; not public.')
})

/** The phone of an office, as its institution writes it. */
export const OfficePhone = { ...text('The office’s phone; empty: none.', 30), pattern: officePhonePattern }
