import { spawnSync } from 'node:child_process'

/** The user that PostgreSQL runs as when the app runs as root, because PostgreSQL refuses to run as root. */
export interface SystemUser {
  uid: number
  gid: number
}

const name = 'postgres'

function findUser(): SystemUser | undefined {
  const id = (flag: string) => {
    const { status, stdout } = spawnSync('id', [flag, name], { encoding: 'utf8' })
    return status === 0 ? Number(stdout.trim()) : undefined
  }
  const uid = id('-u')
  const gid = id('-g')
  return uid === undefined || gid === undefined ? undefined : { uid, gid }
}

/**
 * Returns the user for PostgreSQL; undefined when the app does not run as root and PostgreSQL can run as the same user.
 * As root, it creates the system user `postgres` if necessary.
 */
export function databaseUser(): SystemUser | undefined {
  if (process.getuid?.() !== 0) return undefined
  const existing = findUser()
  if (existing) return existing
  spawnSync('useradd', ['--system', '--no-create-home', '--user-group', name])
  const created = findUser()
  if (!created) {
    throw new Error(
      'PostgreSQL cannot run as root, and the system user "postgres" could not be created. ' +
        'Start Yardhand as an ordinary user, or set DATABASE_URL.',
    )
  }
  return created
}

/** Whether that user can reach and enter a folder. */
export function canEnter(folder: string, user: SystemUser): boolean {
  return spawnSync('test', ['-x', folder], user).status === 0
}
