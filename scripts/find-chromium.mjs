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

/** Arguments that let Chromium run as root, without a graphics card and without calling home. */
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
 * The Chromium that is installed here: CHROMIUM_PATH when set, otherwise the first of the usual places.
 *
 * @param {NodeJS.ProcessEnv} [environment]
 * @returns {string | undefined} a path to the program, or undefined where there is none
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
