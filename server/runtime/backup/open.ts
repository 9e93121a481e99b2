import { open } from 'node:fs/promises'
import { type ArchiveReader, BackupRefused } from './archive.ts'
import { isFirstFormat, readFirst } from './read-first.ts'
import { readTar } from './read-tar.ts'

/** Opens an archive of either format. @throws BackupRefused for what is none */
export async function readArchive(path: string): Promise<ArchiveReader> {
  const file = await open(path, 'r').catch((error: NodeJS.ErrnoException) => {
    throw error.code === 'ENOENT' ? new BackupRefused(`There is no file ${path}.`) : error
  })
  try {
    const { size } = await file.stat()
    return (await isFirstFormat(file)) ? readFirst(path, file, size) : await readTar(path, file, size)
  } catch (error) {
    await file.close()
    throw error
  }
}
