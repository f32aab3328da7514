import { existsSync } from 'node:fs'
import { findChromium } from './find-chromium.mjs'
import { run } from './run.mjs'

/**
 * Finds the Chromium for the browser tests. If there is none, it installs Debian's where that is possible.
 * @returns {Promise<string | undefined>}
 */
export async function chromiumForTests() {
  const found = findChromium()
  if (found || process.env.CHROMIUM_PATH || !existsSync('/etc/debian_version') || process.getuid?.() !== 0) return found
  console.log('Installing Chromium for the browser tests...')
  const env = { DEBIAN_FRONTEND: 'noninteractive' }
  await run('apt-get', ['update'], { env })
  const { code, output } = await run('apt-get', ['install', '-y', '--no-install-recommends', 'chromium'], { env })
  if (code !== 0) console.log(output.trim().split('\n').slice(-3).join('\n'))
  return findChromium()
}
