import { existsSync } from 'node:fs'
import { run } from './run.mjs'

/**
 * Installs packages where that is possible: as root on Debian.
 * @param {string[]} packages
 */
export async function installDebianPackages(packages) {
  if (!existsSync('/etc/debian_version') || process.getuid?.() !== 0) return
  const env = { DEBIAN_FRONTEND: 'noninteractive' }
  await run('apt-get', ['update'], { env })
  const { code, output } = await run('apt-get', ['install', '-y', '--no-install-recommends', ...packages], { env })
  if (code !== 0) console.log(output.trim().split('\n').slice(-3).join('\n'))
}
