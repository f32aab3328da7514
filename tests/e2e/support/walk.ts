import { expect, type Page } from '@playwright/test'
import { findRecords, type Records } from '../../screenshots/records'
import { type Scene, scenes, type Viewer } from '../../screenshots/scenes'
import { people, signIn } from './sign-in'

/** Pages by who sees them, in parts that take two browsers about as long as each other. */
export const parts = [...new Set(scenes.map(({ viewer }) => viewer))].flatMap((viewer) => {
  const seen = scenes.filter((scene) => scene.viewer === viewer)
  const count = Math.ceil(seen.length / 14)
  return Array.from({ length: count }, (_, part) => ({
    name: count > 1 ? `${viewer}, ${part + 1} of ${count}` : viewer,
    viewer,
    scenes: seen.filter((_scene, index) => index % count === part),
  }))
})

type Part = (typeof parts)[number]

/** Once for all parts that a worker walks. */
let found: Promise<Records> | undefined

/** Opens the pages of a part one after the other in the same tab, each with all that it shows. */
export async function walk(page: Page, part: Part, visit: (scene: Scene) => Promise<void>): Promise<void> {
  found ??= findRecords(page.request)
  const records = await found
  await enter(page, part.viewer, records)
  const underWay = countRequests(page)
  let before: string | undefined
  for (const scene of part.scenes) {
    const address = scene.path ? scene.path(records) : scene.route
    if (!address) throw new Error(`The demonstration has nothing to show at ${scene.route}.`)
    await scene.prepare?.(page, records)
    // The app is loaded once for the pages that one reaches without leaving it; a page may have led to the next one.
    const isHere = before === scene.route || isAt(page, address)
    const isInside = before !== undefined && !isHere && part.viewer !== 'stranger'
    await (isInside ? follow(page, address) : page.goto(address))
    await expect(page.locator('h1').first()).toBeVisible()
    await expect.poll(() => underWay.size, { intervals: [30], message: address }).toBe(0)
    await expect(page.locator('main .animate-pulse')).toHaveCount(0)
    await visit(scene)
    before = scene.route
  }
}

const isAt = (page: Page, address: string): boolean =>
  page.url().startsWith('http') && new URL(page.url()).pathname === new URL(address, page.url()).pathname

async function enter(page: Page, viewer: Viewer, { newcomer }: Records): Promise<void> {
  if (viewer === 'newcomer') await signIn(page, newcomer.email, undefined, newcomer.password)
  else if (viewer !== 'stranger') await signIn(page, people[viewer])
}

/** Goes on as a link of the app does. */
async function follow(page: Page, address: string): Promise<void> {
  const left = await page.locator('h1').first().elementHandle()
  await page.evaluate((path) => history.pushState({}, '', path), address)
  await page.waitForFunction((heading) => !heading?.isConnected, left)
}

function countRequests(page: Page): Set<unknown> {
  const underWay = new Set<unknown>()
  const isRead = (url: string) => url.includes('/api/') && !url.includes('/socket')
  page.on('request', (request) => isRead(request.url()) && underWay.add(request))
  page.on('requestfinished', (request) => underWay.delete(request))
  page.on('requestfailed', (request) => underWay.delete(request))
  return underWay
}
