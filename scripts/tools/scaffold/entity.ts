import { type Draft, nextMigration, ScaffoldError } from './draft.ts'
import { nameProblem, scaffoldFiles, titleOf } from './files.ts'

/** Adds an entity: schema, view, texts and migration. The names can be left out and written into the texts later. */
export function scaffoldEntity(draft: Draft, name: string, names: readonly string[]): void {
  const problem = nameProblem(name)
  if (problem) throw new ScaffoldError(problem)
  const title = titleOf(name)
  const [zhCN = title, zhTW = zhCN, enUS = title] = names
  for (const [file, text] of scaffoldFiles(name, [zhCN, zhTW, enUS], Number(nextMigration(draft))))
    draft.create(file, text)
  draft.left.push('the four files: change them to what you need (docs/guide/add-an-entity.md)')
}
