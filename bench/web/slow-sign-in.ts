import { chromium } from '@playwright/test'
import { chromiumArguments, findChromium } from '../../scripts/find-chromium.mjs'

/** One bar of signal: 400 ms to an answer, 400 kbit/s. */
const slowNetwork = { offline: false, latency: 400, downloadThroughput: 50_000, uploadThroughput: 50_000 }

export const MAX_MS_UNTIL_USABLE = 3000

/**
 * How many milliseconds pass on a slow network until the sign-in can be filled in, until its button can be pressed, and until
 * what was typed is sent.
 */
export async function measureSlowSignIn(address: string): Promise<{ filled: number; pressed: number; sent: number }> {
  const browser = await chromium.launch({ executablePath: findChromium(), args: [...chromiumArguments] })
  try {
    const page = await browser.newPage({ viewport: { width: 390, height: 844 } })
    const network = await page.context().newCDPSession(page)
    await network.send('Network.enable')
    await network.send('Network.emulateNetworkConditions', slowNetwork)
    const began = performance.now()
    await page.goto(`${address}/login`, { waitUntil: 'commit' })
    await page.getByLabel('E-mail').fill('rosa@ridgeline.example')
    const filled = performance.now() - began
    await page.getByLabel('Password', { exact: true }).fill('not the password')
    const isSent = page.waitForRequest((request) => request.url().endsWith('/auth/login'))
    await page.locator('button[type=submit]:enabled').click()
    const pressed = performance.now() - began
    await isSent
    return { filled, pressed, sent: performance.now() - began }
  } finally {
    await browser.close()
  }
}
