/**
 * Words of distress in a text: somebody may be about to hurt themselves. Pure functions for the browser and the server. A
 * word of the subject, such as 跳楼, counts only if the words around it tell of an intent or an attempt: 跳楼价, a report about
 * another person's death and a denial do not count. Decision 0182.
 */
import type { Passage } from './masks.ts'
import { plainForm } from './plain-form.ts'

/** Words that tell of the wish to die by themselves. */
const wishes =
  /(?:不想|不愿|没法|沒法|无法|無法|不能)(?:再)?(?:继续|繼續)?活(?!在|动|動|得|过|過|用|水|跃|躍|着的?水)(?:下去|着|著)?|[活過过]不下去|活(?:够|夠|腻|膩)了|活着(?:也|都|还|還)?(?:没|沒|有什么|有什麼)[^。！？]{0,4}(?:意思|意义|意義|盼头|盼頭)|(?:不如|只想|就想|真想|好想|很想|想要|想去|恨不得|宁愿|寧願|只有|只能|唯有)(?:去)?(?:死|一死)(?:了|掉|去)?(?!磕|守|记|記|角|循|亡|者|活|板|机|機|灰|人)|想死(?!你|我了|她|他|咱|磕|的(?!心))|一死了之|一了百了|(?:以死|死给|死給)(?:明志|抗争|抗爭|相逼|谢罪|謝罪|你们看|你們看|他们看|他們看)|(?:自寻|自尋|寻|尋)短[见見]|(?:了结|了結|结束|結束)(?:了)?(?:自己|我|此生|这一生|這一生|生命)(?:的)?(?:一生|生命|性命)?|同归于尽|同歸於盡|死的心都有/g

/** Words of the subject. By themselves they tell nothing. */
const means =
  /自[杀殺](?!式|性)|轻生|輕生|自[尽盡](?!职|責|力|量)|跳[楼樓](?!价|價|机|機|大?甩|处理|清仓|清倉|促销|促銷|特卖)|跳[河江桥橋崖海井](?!市|镇|鎮|村|段|路|大桥)|割[腕脉脈]|上吊|[服吞]毒(?!品)|自[焚残殘](?!疾)|(?:喝|吞|服)(?:下|了|过|過|瓶|点|點)*(?:农药|農藥|百草枯|敌敌畏|敵敵畏|老鼠药|老鼠藥|安眠药|安眠藥|药自)|烧炭(?!窑|厂|作坊)|遗书(?!公证)|遺書|从[^，。！？\n]{0,8}[楼樓桥橋台窗][^，。！？\n]{0,4}跳下/g

/** Words before a word of the subject that tell of an intent. */
const intent =
  /(?:[想要]|准备|準備|打算|只能|只好|只有|唯有|只剩|逼|恨不得|快要|就|否则|否則|扬言|揚言|威胁|威脅|企图|企圖|试图|試圖|尝试|嘗試|宁愿|寧願|干脆|乾脆|不如|差点|差點|险些|几次|多次|三番五次|[两兩二三]次|几度|幾度|屡次|正在|曾|写好|寫好|写下|寫下|写了|寫了|留好|写|寫|买好|買好|已经|已經|[去来來])[^，。！？；\n]{0,5}$/

/** Words behind a word of the subject that tell of an intent or an attempt. */
const intentBehind =
  /^(?:了)?(?:的)?(?:念头|念頭|想法|心思|心都|心了|倾向|傾向|打算|准备|準備|冲动|衝動|算了|未遂|给你们|給你們|给他们|我?(?:也|都|已经|已經|早就?|已)?[写寫]好|我?(?:也|都|已经|已經)[写寫])/

/** Who is near enough to the writer for an attempt to be told as one's own. */
const own =
  /(?:我|俺|本人|自己|孩子|女儿|女兒|儿子|兒子|老婆|老公|妻子|丈夫|爱人|愛人|父亲|父親|母亲|母親|爸|妈|媽|奶奶|爷爷|爺爺|老人|姐|妹|弟|哥|室友|同学|同學|邻居|鄰居)[^。！？；\n]{0,12}$/

/** Words that deny: 不会自杀, 没有轻生的念头, 防止跳楼. 逼 behind them turns them round: 不要逼我跳楼. */
const denial =
  /(?:不会|不會|不是|不想|不要|不该|不該|不应|不應|没有|沒有|没想|沒想|从未|從未|从没|並非|并非|绝不|絕不|决不|并不|並不|别|別|勿|免得|以免|避免|防止|预防|預防|防范|防範|干预|干預|制止|阻止|劝|勸|救|反|禁止|谣言|謠言|谎称|謊稱)[^，。！？；\n逼]{0,6}$/

/** Denials in front of a wish: 我不会一死了之. */
const denialOfWish =
  /(?:不会|不會|不是|没有|沒有|没想|沒想|从未|從未|从没|并非|並非|绝不|絕不|决不|并不|並不|别|別|不要|不能|不可能|岂能|怎能|不应|不應|避免|防止)[^，。！？；\n]{0,3}$/

/** Words of a report about a case that is over, or of the subject in general. */
const report =
  /身亡|死亡|亡故|去世|离世|離世|过世|過世|已故|死者|死因|生前|事件|案件|案发|一案|新闻|新聞|报道|報道|報導|电影|電影|小说|小說|历史|歷史|当年|當年|年前|那年|前年|去年|[12]\d{3}年|率|热线|熱線|宣传|宣傳|讲座|講座|课程|課程|知识|知識|防护|防護|护栏|護欄|隐患|隱患|传闻|傳聞|听说|聽說|据说|據說|网传|網傳|广告|廣告|员工跳|跳楼风/

/** Words of the present that outweigh a report: 去年起几次想自杀，现在又 …. */
const firstPerson =
  /(?:我|俺|本人)[^，。！？；\n]{0,6}(?:想|要|只能|只好|只有|就|去|准备|準備|打算)[^，。！？；\n]{0,4}$/

/** Words before a wish that make it a figure of speech: 生不如死, 让人想死的噪音. */
const figure = /(?:生|[让讓令使]人)$/

/** What does not live or die as a person does: 企业活不下去. */
const things =
  /(?:企业|企業|公司|工厂|工廠|厂子|商户|商戶|店铺|店鋪|小店|门店|門店|店|商家|生意|行业|行業|实体|實體|市场|市場|产业|產業|花|树|樹|草|苗|庄稼|莊稼|鱼|魚|猫|貓|狗|项目|項目|品牌|车|車|日子|网吧|餐馆|餐館|饭店|飯店|民宿|物业|物業|学校|學校|机构|機構|幼儿园|幼兒園|苗木)[^我俺人家命，。！？；\n]{0,8}$/

interface Match {
  readonly from: number
  readonly to: number
}

/** Returns the words of the sentence before and behind a match; a sentence ends at 。！？ or a new line. */
function around(text: string, { from, to }: Match) {
  const before = /[^。！？!?\n]*$/.exec(text.slice(Math.max(0, from - 60), from))?.[0] ?? ''
  const behind = /^[^。！？!?\n]*/.exec(text.slice(to, to + 40))?.[0] ?? ''
  return { before, behind }
}

/** Returns the words up to the next comma: a clause tells what its verb is about. */
const clauseBefore = (before: string): string => /[^，；,;、]*$/.exec(before)?.[0] ?? ''
const clauseBehind = (behind: string): string => /^[^，；,;、]*/.exec(behind)?.[0] ?? ''

function isWish(text: string, match: Match): boolean {
  const { before } = around(text, match)
  const clause = clauseBefore(before)
  return !denialOfWish.test(clause) && !figure.test(clause) && !things.test(clause)
}

function isIntent(text: string, match: Match): boolean {
  const { before, behind } = around(text, match)
  const [clause, rest] = [clauseBefore(before), clauseBehind(behind)]
  if (denial.test(clause)) return false
  if (firstPerson.test(clause)) return true
  const isReport = report.test(clause) || report.test(rest) || report.test(before.slice(-24))
  if (isReport) return false
  if (intent.test(clause) || intentBehind.test(rest)) return true
  return own.test(before) && /^(?:了|过|過|未遂|被救|被[^，。]{0,6}[救送]|送医|送醫|$)/.test(rest)
}

function matchesOf(pattern: RegExp, text: string, holds: (text: string, match: Match) => boolean): Match[] {
  return [...text.matchAll(pattern)]
    .map(({ 0: words, index }) => ({ from: index, to: index + words.length }))
    .filter(match => holds(text, match))
}

/**
 * Finds the words by which a text tells that its writer, or somebody near, may be about to hurt themselves, in the order of
 * the text and in code points.
 */
export function findDistress(text: string): Passage[] {
  const plain = plainForm(text)
  // people who write in despair, or around a filter, put blanks between the characters
  const places = [...plain.text.matchAll(/[^ ]/g)].map(({ index }) => index)
  const dense = plain.text.replaceAll(' ', '')
  const found = [...matchesOf(wishes, dense, isWish), ...matchesOf(means, dense, isIntent)]
  return found
    .sort((one, other) => one.from - other.from)
    .map(({ from, to }) => {
      const passage = plain.locate(places[from] ?? 0, (places[to - 1] ?? 0) + 1)
      return { start: pointsBefore(text, passage.from), end: pointsBefore(text, passage.to) }
    })
}

/** Tells whether a text has words of distress. */
export const isInDistress = (text: string): boolean => findDistress(text).length > 0

const pointsBefore = (text: string, index: number): number => Array.from(text.slice(0, index)).length
