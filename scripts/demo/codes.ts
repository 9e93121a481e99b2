/** The numbers of message types in the dictionary, by their Chinese names. Domain 6. */
export const messageTypes = { 咨询: 1, 投诉: 2, 建言: 5, 求助: 6, 感谢: 9 } as const
export type TypeName = keyof typeof messageTypes

/** The domains in the order of their numbers, each with its file of the corpus. Domain 6. */
export const domains = [
  ['城建', 'urban'],
  ['医疗', 'health'],
  ['企业', 'business'],
  ['教育', 'education'],
  ['环保', 'environment'],
  ['三农', 'countryside'],
  ['就业', 'work'],
  ['交通', 'traffic'],
  ['治安', 'safety'],
  ['文娱', 'culture'],
  ['旅游', 'tourism'],
  ['金融', 'finance'],
  ['政务', 'government'],
  ['其他', 'other']
] as const
export type DomainName = (typeof domains)[number][0]

/** Returns the number of a domain: its place in the list, from 1. */
export const domainId = (name: DomainName): number => domains.findIndex(([other]) => other === name) + 1
