/** The demo site with markup in every text that people have written. */
import { openDatabase } from '../../../server/platform/database/open.ts'
import { cleanHtml } from '../../../server/platform/rich-text/clean.ts'

/** The call that each text tries to run: a function of the page, so that a test can count its runs. */
const act = 'markupRan()'

/** Leaves an attribute, a script and a comment, and then runs the call when an element loads, or fails to. */
export const hostile = `'"--></script><svg onload=${act}></svg><img src=x onerror=${act}>`

/** The columns of texts that people write, as plain text. */
const plain: Readonly<Record<string, readonly string[]>> = {
  account: ['nick_name', 'real_name'],
  assignment: ['unit', 'contact', 'note', 'return_reason', 'send_back_reason'],
  attachment: ['file_name'],
  business_form: ['name'],
  campaign: ['summary', 'audit_note'],
  campaign_text: ['title', 'excerpt', 'share_title', 'share_text'],
  company: ['enterprise_name'],
  company_request: ['enterprise_name', 'was_name', 'note'],
  content_item: ['content', 'public_content', 'audit_note'],
  deletion_request: ['reason', 'note'],
  delivery: ['reason', 'opinion'],
  dept: ['name'],
  dict_value: ['label_zh_cn', 'remark'],
  error_log: ['message'],
  event: ['note'],
  forum: ['name', 'title', 'share_title', 'share_desc'],
  grade: ['comment'],
  handling_record: ['note', 'rule_name', 'end_reason'],
  library_case: ['title', 'summary', 'measures', 'result', 'note'],
  login_log: ['user_agent'],
  mail_template: ['name', 'remark', 'subject', 'body'],
  menu: ['name_zh_cn'],
  message: ['subject', 'public_subject', 'excerpt', 'author_name', 'location', 'remark', 'audit_note'],
  message_merge: ['reason'],
  message_report: ['note', 'advice'],
  notice: ['title', 'content', 'sender'],
  notification: ['subject'],
  operation_log: ['user_agent'],
  org_group: ['name', 'contact', 'intro', 'address', 'phone'],
  outbox: ['subject', 'content'],
  parameter: ['remark'],
  recheck: ['reason', 'note', 'proposer'],
  region: ['name'],
  reply: ['content'],
  reply_proposal: ['content', 'note', 'detector_reason'],
  role: ['name', 'remark'],
  schedule_job: ['remark'],
  site_feedback: ['content', 'answer'],
  standard_text: ['title', 'content'],
  topic: ['name'],
  voice: ['note'],
  workflow_definition: ['name'],
  workflow_history: ['comment'],
  workflow_model: ['name', 'remark'],
  workflow_task: ['name']
}

/** Formatted texts, which the server cleans before it stores them. */
const formatted: Readonly<Record<string, string>> = { campaign_text: 'content' }

/** Links that people have given. */
const links: Readonly<Record<string, string>> = { recheck: 'original_link' }

/** Adds markup to every text of a site that people have written. */
export async function makeHostile(url: string): Promise<void> {
  const database = await openDatabase({ url })
  const quoted = (text: string) => `'${text.replaceAll("'", "''")}'`
  try {
    await database.exec('set session_replication_role = replica')
    for (const [table, columns] of Object.entries(plain)) {
      const set = columns.map(
        column =>
          `${column} = case when ${column} <> '' then ${column} || ${quoted(hostile)} else ${column} end`
      )
      await database.exec(`update ${table} set ${set.join(', ')}`)
    }
    for (const [table, column] of Object.entries(formatted))
      await database.exec(`update ${table} set ${column} = ${column} || ${quoted(cleanHtml(hostile))}`)
    for (const [table, column] of Object.entries(links))
      await database.exec(`update ${table} set ${column} = ${quoted(`javascript:${act}`)}`)
    await database.exec(
      `insert into help_text (key, language, title, content, updated_at)
       select key, 'zh-CN', ${quoted(`帮助${hostile}`)}, ${quoted(`## 标题${hostile}\n内容${hostile}`)}, now()
       from generate_series(1, 7) as key on conflict do nothing`
    )
  } finally {
    await database.close()
  }
}

/** Counts, in a page, the calls of the markup. */
export const listen = 'window.markupRuns = 0; window.markupRan = () => { window.markupRuns++ }'

/** Returns, in a page, what became markup although it is text, and how often it ran. */
export const ran = `[
  ...(window.markupRuns > 0 ? ['ran ' + window.markupRuns + ' times'] : []),
  ...[...document.querySelectorAll('[onload], [onerror], [src="x"], [href^="javascript:" i]')].map(part => part.outerHTML)
]`

/** Tells, in a page, whether the markup is shown as text. */
export const isShown = `document.body.innerText.includes('onerror=${act}')`
