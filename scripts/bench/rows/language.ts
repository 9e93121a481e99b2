import type { Measure } from '../bench.ts'
import { measureDomain } from '../language/domain.ts'
import { measureHotIssueRun } from '../language/hot-issue-run.ts'
import { measureHotIssues } from '../language/hot-issues.ts'
import { measurePersonalData } from '../language/personal-data.ts'
import { measureReplyDetector } from '../language/reply-detector.ts'
import { measureSimilarMessages } from '../language/similar-messages.ts'

/** What the product makes of texts. `--only language` measures all of these rows; each has a file in `../language/`. */
export const languageRows: Readonly<Record<string, Measure>> = {
  'language-domain': measureDomain,
  'language-issues': measureHotIssues,
  'language-issue-run': measureHotIssueRun,
  'language-similar': measureSimilarMessages,
  'language-replies': measureReplyDetector,
  'language-personal-data': measurePersonalData
}
