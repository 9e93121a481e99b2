import { namesLeader, namesOffice } from '../../../directory/forums/find.ts'
import { namesInstitution } from '../../../directory/groups/find.ts'
import { forbiddenWords, holdsWord } from '../../../directory/site/forbidden-words.ts'
import { readParameters } from '../../../directory/site/parameters.ts'
import type { Db, Trx } from '../../../platform/database/open.ts'
import { comparable } from '../../../platform/language/comparable.ts'
import { Refusal } from '../../../platform/refusal.ts'

/** The contract's pattern of a nickname. */
const shape = /^[\p{Script=Han}A-Za-z0-9_·-]{2,20}$/u

/** Words that would make a user look like the site itself. */
export const ofSite = [
  '管理员',
  '官方',
  '客服',
  '留言板',
  '小编',
  '版主',
  '站长',
  '系统通知',
  '系统消息',
  '系统管理',
  'admin',
  'system',
  'official',
  'moderator',
  'webmaster'
] as const

/** Words that would make a citizen look like an office or an editor. Companies may use them. */
export const ofOffices = [
  '平台',
  '编辑',
  '人民网',
  '领导',
  '政府',
  '党委',
  '省委',
  '市委',
  '县委',
  '区委',
  '政法委',
  '纪委',
  '监委',
  '纪检',
  '组织部',
  '宣传部',
  '统战部',
  '巡视组',
  '督察组',
  '人大代表',
  '人大常委',
  '政协',
  '检察院',
  '检察官',
  '法院',
  '法官',
  '公安',
  '派出所',
  '民警',
  '交警',
  '警官',
  '城管',
  '消防救援',
  '网信办',
  '街道办',
  '办事处',
  '居委会',
  '村委会',
  '管委会',
  '信访',
  '热线',
  '书记',
  '省长',
  '市长',
  '县长',
  '局长',
  '厅长'
] as const

/** The endings of departments after what they are for, as in 教育局; 局 alone is in ordinary words, such as 大结局. */
const department =
  /(?:教育|民政|财政|人社|社保|住建|房管|交通|运输|水利|水务|农业|农村|卫生|卫健|健康|医保|税务|环保|环境|资源|规划|市监|监管|工商|质监|安监|应急|审计|统计|文旅|文化|旅游|体育|司法|林业|气象|商务|发改|科技|工信|国土|邮政|海事|消防|食药|药监|民宗|档案|园林|绿化|市政|执法|粮食|移民|退役军人)(?:局|厅|委|办|署|部|总队|支队|大队)/

/** Heads of places and departments; 长 also begins words, as in 家乡长大. */
const heads = /[州区镇乡部处科]长(?!大|跑|者|椅|廊|江|城|假|安|沙|春|夜|期|满|风)/

/** Numbers of public hotlines. */
const hotlines = /(?<![0-9])(?:12345|12388|12380|12337|12309|12368|12389)(?![0-9])/

/** Characters that stand for digits in a number that is to be found by people only. */
const digits: Readonly<Record<string, string>> = {
  ...Object.fromEntries([...'零一二三四五六七八九'].map((sign, digit) => [sign, String(digit)])),
  ...Object.fromEntries([...'〇壹贰叁肆伍陆柒捌玖'].map((sign, digit) => [sign, String(digit)])),
  幺: '1',
  两: '2',
  o: '0',
  l: '1',
  i: '1'
}

/** Mobile numbers, numbers with an area code, and 400 or 800 numbers. */
const phones = /1[3-9]\d{9}|0[1-9]\d{8,10}|[48]00\d{7}/

/** The fewest true digits of a phone number that has look-alikes: words like `oil` are none. */
const fewestDigits = 4

/** Tells whether a name without signs holds a phone number, also with Chinese numerals and letters like digits. */
function holdsPhone(name: string): boolean {
  const numbers = [...name].map(sign => digits[sign] ?? sign).join('')
  const found = phones.exec(numbers)
  if (!found) return false
  const typed = [...name].slice(found.index, found.index + found[0].length)
  return typed.filter(sign => !/[oli]/.test(sign)).length >= fewestDigits
}

/** Digits that look like letters. */
const lookAlikes: Readonly<Record<string, string>> = {
  '0': 'o',
  '1': 'i',
  l: 'i',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '7': 't',
  '8': 'b'
}

/** Returns a name without signs between its letters. */
const withoutSigns = (name: string): string => name.replace(/[_·\- ]/g, '')

/** Returns a word of the site in the form in which names are compared. */
const comparableName = (word: string): string => withoutSigns(comparable(word))

/** Returns the form in which Latin names that look alike are the same. */
const outline = (name: string): string => name.replace(/[l0-9]/g, sign => lookAlikes[sign] ?? sign)

/**
 * Checks a nickname, which everybody sees. It must hold no forbidden word, and must not look like the site, an
 * institution, an office or its leader, in either script (decisions 0074, 0151), nor hold a phone number. Several people
 * may have the same nickname.
 * Specification 7.
 * @throws Refusal USR0060 shape, USR0061 words
 */
export async function requireNickname(db: Db | Trx, nickName: string): Promise<void> {
  if (!shape.test(nickName)) throw new Refusal('USR0060')
  const { nicknameWords } = await readParameters(db)
  await requireDecentName(db, nickName, [...ofOffices, ...nicknameWords.map(comparableName)])
  const name = withoutSigns(comparable(nickName))
  const looksOfficial =
    department.test(name) || heads.test(name) || (hotlines.test(name) && !/[a-z]/.test(name))
  if (
    looksOfficial ||
    holdsPhone(name) ||
    (await namesInstitution(db, name)) ||
    (await namesOffice(db, name)) ||
    (await namesLeader(db, name))
  )
    throw new Refusal('USR0061')
}

/**
 * Checks only the words of a name that everybody sees, such as a company's.
 * @param more further words that the name must not hold
 * @throws Refusal USR0061
 */
export async function requireDecentName(
  db: Db | Trx,
  typed: string,
  more: readonly string[] = []
): Promise<void> {
  const name = withoutSigns(comparable(typed))
  const kept = [...ofSite, ...more]
  if (kept.some(word => name.includes(word) || outline(name).includes(outline(word))))
    throw new Refusal('USR0061')
  if (holdsWord(name, await forbiddenWords(db))) throw new Refusal('USR0061')
}
