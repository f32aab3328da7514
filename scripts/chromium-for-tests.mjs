import { installDebianPackages } from './debian-packages.mjs'
import { findChromium } from './find-chromium.mjs'

/**
 * Finds the Chromium for the browser tests. If there is none, it installs Debian's where that is possible.
 * @returns {Promise<string | undefined>}
 */
export async function chromiumForTests() {
  const found = findChromium()
  if (found || process.env.CHROMIUM_PATH) return found
  console.log('Installing Chromium for the browser tests...')
  await installDebianPackages(['chromium'])
  return findChromium()
}
