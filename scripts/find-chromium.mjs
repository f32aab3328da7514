import { accessSync, constants } from 'node:fs'

const places = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/snap/bin/chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
]

/** Arguments that let Chromium run as root, without a GPU and without background network requests. */
export const chromiumArguments = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

/**
 * Finds the installed Chromium: CHROMIUM_PATH if set, otherwise the first of the usual locations.
 *
 * @param {NodeJS.ProcessEnv} [environment]
 * @returns {string | undefined} the path of the program, or undefined if there is none
 */
export function findChromium(environment = process.env) {
  const candidates = environment.CHROMIUM_PATH ? [environment.CHROMIUM_PATH] : places
  return candidates.find(isProgram)
}

function isProgram(path) {
  try {
    accessSync(path, constants.X_OK)
    return true
  } catch {
    return false
  }
}
