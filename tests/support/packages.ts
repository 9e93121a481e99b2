import { mkdir, readdir, readlink, symlink } from 'node:fs/promises'
import { join } from 'node:path'
import { root } from '../../scripts/tools/programs.ts'

/** Links the repository's packages into a copy of it; those of the workspaces are the copy's own. */
export async function sharePackages(folder: string): Promise<void> {
  const [original, own] = [join(root, 'node_modules'), join(folder, 'node_modules')]
  await mkdir(join(own, '@board'), { recursive: true })
  for (const name of await readdir(original))
    if (name !== '@board' && !/^\.(vite|cache)/.test(name))
      await symlink(join(original, name), join(own, name))
  // they are relative, so that they lead to folders of the copy
  for (const name of await readdir(join(original, '@board')))
    await symlink(await readlink(join(original, '@board', name)), join(own, '@board', name))
}
