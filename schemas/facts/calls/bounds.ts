/** The values of `x-bounded`: why a list without a cursor stays far below ten thousand rows. Decision 0040. */
export const bounds = {
  dictionary: 'a dictionary or a setting: an administrator writes each row',
  tree: 'a tree, read whole or level by level: offices, regions, departments, menus',
  office: 'offices of the country, each set up by an administrator: some thousands',
  picker: 'to choose from: who does not see what they look for types another letter',
  notice: 'notices of the site, written and sent one by one by its staff',
  record: 'what was done to one record, or what belongs to one: each row is an act of somebody',
  kinds: 'one row for each kind of thing that the program knows',
  shortest: 'a handful that the server chooses',
  latest: 'the latest ones of one account, up to a number that the server has'
} as const

export type Bound = keyof typeof bounds
