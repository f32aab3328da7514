import { mkdir, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { type Browser, chromium, type Page, request } from '@playwright/test'
import { startServer } from '../../bench/server'
import { chromiumArguments, findChromium } from '../../scripts/find-chromium.mjs'
import { people, signIn, waitForManuals } from '../e2e/support/sign-in'
import { type Shot, writeContactSheets } from './contact-sheet'
import { visitDialogs } from './dialogs'
import { measure } from './measures'
import { findRecords, type Records } from './records'
import { type Scene, scenes, type Viewer } from './scenes'

/**
 * Shows every page and every dialog as its people see it: `npm run screenshots -- [--widths 390,768,1440]
 * [--themes light,dark] [--languages en,es] [--only PATH] [--no-dialogs] [--out DIR] [--url ADDRESS]`. Writes a picture
 * of each and contact sheets of twenty, one set for each width, theme and language. Without an address it starts the
 * demonstration in a temporary folder. Prints what can be measured: pages wider than their window, targets too small for
 * a finger, and words that are cut off.
 */
const { values: options } = parseArgs({
  allowNegative: true,
  options: {
    widths: { type: 'string', default: '390,768,1440' },
    themes: { type: 'string', default: 'light,dark' },
    languages: { type: 'string', default: 'en,es' },
    only: { type: 'string', default: '' },
    dialogs: { type: 'boolean', default: true },
    out: { type: 'string', default: 'test-results/screenshots' },
    url: { type: 'string' },
  },
})

/** The width and language in which a page is opened; each picture is then taken in every theme. */
interface Look {
  width: number
  language: string
}

const themes = options.themes.split(',')
const languages = options.languages.split(',')
const looks: Look[] = languages.flatMap((language) =>
  options.widths.split(',').map((width) => ({ width: Number(width), language })),
)
const nameOf = ({ width, language }: Look, theme: string) => `${width}-${theme}-${language}`
const findings = new Set<string>()

async function main() {
  const dataDir = await mkdtemp(join(tmpdir(), 'yardhand-screenshots-'))
  const server = options.url ? undefined : await startServer({ DATA_DIR: dataDir, DATABASE_URL: '' })
  const baseURL = options.url ?? server?.address
  const browser = await chromium.launch({ executablePath: findChromium(), args: [...chromiumArguments] })
  try {
    const calls = await request.newContext({ baseURL })
    await waitForManuals(calls, 'WL-120')
    const records = await findRecords(calls)
    const shots = new Map(looks.flatMap((look) => themes.map((theme) => [nameOf(look, theme), [] as Shot[]])))
    for (const viewer of new Set(scenes.map((scene) => scene.viewer))) {
      for (const language of languages) {
        const page = await pageOf(browser, { viewer, language, baseURL, records })
        await showAll(page, { viewer, language }, records, shots)
      }
    }
    for (const [name, taken] of shots) {
      for (const sheet of await writeContactSheets(join(options.out, name), taken)) console.log(sheet)
    }
    for (const finding of findings) console.log(finding)
  } finally {
    await browser.close()
    await server?.stop()
    await rm(dataDir, { recursive: true, force: true })
  }
}

interface Person {
  viewer: Viewer
  language: string
}

/** Opens a browser in which somebody is signed in and sees the app in a language, whichever their profile names. */
async function pageOf(
  browser: Browser,
  { viewer, language, baseURL, records }: Person & { baseURL: string | undefined; records: Records },
) {
  const context = await browser.newContext({
    baseURL,
    locale: language,
    reducedMotion: 'reduce',
    viewport: { width: 1440, height: 900 },
    // It would answer from its store, in the language of an earlier look.
    serviceWorkers: 'block',
  })
  await context.route('**/auth/me', async (route) => {
    const response = await route.fetch()
    await route.fulfill({ response, json: { ...(await response.json()), language } })
  })
  // What runs in the page was compiled with a helper that the page does not have.
  await context.addInitScript('globalThis.__name = (named) => named')
  const page = await context.newPage()
  if (viewer === 'stranger') await page.goto('/login')
  else if (viewer === 'newcomer') await signIn(page, records.newcomer.email, '/onboarding', records.newcomer.password)
  else await signIn(page, people[viewer])
  return page
}

async function showAll(
  page: Page,
  { viewer, language }: Person,
  records: Records,
  shots: Map<string, Shot[]>,
): Promise<void> {
  for (const look of looks.filter((each) => each.language === language)) {
    await page.setViewportSize({ width: look.width, height: look.width < 700 ? 844 : 900 })
    await page.evaluate((chosen) => localStorage.setItem('language', chosen), language)
    const around = new Set<string>()
    for (const [at, scene] of scenes.entries()) {
      if (scene.viewer !== viewer || !scene.route.includes(options.only)) continue
      await show(page, { scene, at, look, records, around, shots }).catch((error: unknown) =>
        console.error(`${scene.route} (${viewer}, ${look.width} px, ${language}): ${error}`),
      )
    }
  }
  await page.context().close()
}

interface Showing {
  scene: Scene
  at: number
  look: Look
  records: Records
  /** What was shown of the bar around every page. */
  around: Set<string>
  /** The pictures taken so far, by width, theme and language. */
  shots: Map<string, Shot[]>
}

/** Takes the pictures of one page and of its dialogs, each in every theme. */
async function show(page: Page, { scene, at, look, records, around, shots }: Showing): Promise<void> {
  const path = scene.path ? scene.path(records) : scene.route
  if (!path) {
    console.log(`nothing to show at ${scene.route}`)
    return
  }
  await scene.prepare?.(page, records)
  await page.goto(path, { waitUntil: 'networkidle' })
  let taken = 0
  const take = async (label: string, { fullPage = true } = {}) => {
    // Its place among all, and among those of its page: long names are cut, and may then be the same.
    const number = `${String(at).padStart(3, '0')}-${String(taken).padStart(2, '0')}`
    taken += 1
    for (const theme of themes) {
      await page.evaluate((chosen) => {
        document.documentElement.dataset.theme = chosen
      }, theme)
      const folder = join(options.out, nameOf(look, theme))
      await mkdir(folder, { recursive: true })
      const file = join(folder, `${number}-${label.replace(/[^\p{Letter}\p{Number}]+/gu, '-').slice(0, 70)}.png`)
      await page.screenshot({ path: file, fullPage, animations: 'disabled' })
      shots.get(nameOf(look, theme))?.push({ label, file, isWhole: !fullPage })
    }
    // What is measured depends on the width and the language, not on the colours.
    for (const finding of await measure(page)) findings.add(`${label}, ${look.width} px: ${finding}`)
  }
  const label = `${scene.route} (${scene.viewer})`
  await take(label)
  if (options.dialogs) await visitDialogs(page, around, (name) => take(`${label} › ${name}`, { fullPage: false }))
}

await main()
