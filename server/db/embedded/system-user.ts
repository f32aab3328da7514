import { spawnSync } from 'node:child_process'

/** Whom PostgreSQL runs as when the app runs as root, which PostgreSQL refuses to. */
export interface SystemUser {
  uid: number
  gid: number
}

const name = 'postgres'

function lookUp(): SystemUser | undefined {
  const id = (flag: string) => {
    const { status, stdout } = spawnSync('id', [flag, name], { encoding: 'utf8' })
    return status === 0 ? Number(stdout.trim()) : undefined
  }
  const uid = id('-u')
  const gid = id('-g')
  return uid === undefined || gid === undefined ? undefined : { uid, gid }
}

/**
 * The user for PostgreSQL: undefined when the app is not root and PostgreSQL may run as the same user.
 * Makes the `postgres` system user where root has none yet.
 */
export function databaseUser(): SystemUser | undefined {
  if (process.getuid?.() !== 0) return undefined
  const existing = lookUp()
  if (existing) return existing
  spawnSync('useradd', ['--system', '--no-create-home', '--user-group', name])
  const made = lookUp()
  if (!made) {
    throw new Error(
      'PostgreSQL does not run as root, and the system user "postgres" could not be made. ' +
        'Start Yardhand as an ordinary user, or set DATABASE_URL.',
    )
  }
  return made
}

/** Whether that user can reach and enter a folder. */
export function canEnter(folder: string, user: SystemUser): boolean {
  return spawnSync('test', ['-x', folder], user).status === 0
}
