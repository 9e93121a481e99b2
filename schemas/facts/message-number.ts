/**
 * The number of a message as people write it: 5001, #5001, No. 5001, 编号5001, 留言编号 5001号; in lower case, with one space
 * for all that is neither letter nor digit.
 */
const writtenNumber = /^(?:(?:留言)?(?:编号|編號|单号|單號)|no)? ?(\d{1,10}) ?[号號]?$/

/** Returns the number that the words of a search are; undefined if they are no number. */
export function findWrittenNumber(words: string): number | undefined {
  const plain = words.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, ' ')
  const [, digits] = writtenNumber.exec(plain.trim()) ?? []
  return digits === undefined ? undefined : Number(digits)
}
