/** Git's hook `commit-msg` calls this program with the file of a commit message; CONTRIBUTING.md states the rules. */
import { readFileSync } from 'node:fs'
import { relative, resolve } from 'node:path'

const MOST_CHARACTERS = 72

/**
 * Lists what is wrong with the message of a commit. Git itself refuses an empty message, and writes the subjects of
 * merges, reverts and corrections.
 * @param {string} message the message as the editor left it, with the comments of Git
 * @returns {string[]} a sentence for each problem
 */
export function findMessageProblems(message) {
  const [subject = '', second = ''] = withoutComments(message)
  if (subject === '' || /^(Merge |Revert "|(fixup|squash|amend)! )/.test(subject)) return []
  const problems = []
  const length = [...subject].length
  if (length > MOST_CHARACTERS)
    problems.push(`The subject has ${length} characters; ${MOST_CHARACTERS} is the most.`)
  if (subject.includes(';'))
    problems.push(
      'The subject has a ";". A second subject is a second commit; an explanation stands in the body.'
    )
  if (!/^[a-z0-9.][\w ,./-]*: \S/.test(subject))
    problems.push(
      'The subject has not the form "area: why", such as "assignments: refuse a recheck while assigned".'
    )
  if (second.trim() !== '')
    problems.push(
      'The second line is not empty. The subject is one line, and the body begins after an empty line.'
    )
  return problems
}

/** Returns the lines that Git keeps, from the subject on. */
function withoutComments(/** @type {string} */ message) {
  // `git commit --verbose` shows the changes below this line
  const [own = ''] = message.split(/^# -+ >8 -+$/m)
  const lines = own.split(/\r?\n/).filter(line => !line.startsWith('#'))
  const first = lines.findIndex(line => line.trim() !== '')
  return first < 0 ? [] : lines.slice(first).map(line => line.trimEnd())
}

if (import.meta.main ?? process.argv[1] === import.meta.filename) {
  const file = resolve(process.argv[2] ?? '')
  const problems = findMessageProblems(readFileSync(file, 'utf8'))
  if (problems.length > 0) {
    const lines = problems.map(problem => `  - ${problem}`).join('\n')
    const again = `git commit --edit --file=${relative(process.cwd(), file)}`
    process.stderr.write(`Not committed:\n${lines}\nThe text is kept; this opens it again:  ${again}\n`)
    process.exitCode = 1
  }
}
