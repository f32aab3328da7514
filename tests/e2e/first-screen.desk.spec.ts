import { gzipSync } from 'node:zlib'
import { type APIRequestContext, expect, test } from '@playwright/test'
import { demonstrationPassword } from '../../server/seed/demonstration-people'
import { productName } from '../../src/shared/config/product'
import { blockScripts } from './support/block-scripts'
import { people } from './support/sign-in'

/** Gzipped JavaScript and CSS, in bytes; docs/measurements.md has what it is now. */
const limits = { signIn: 170_000, home: 234_000, label: 200_000 }

const sum = (sizes: readonly number[]) => sizes.reduce((total, size) => total + size, 0)

test('the first screen takes at most 170 kB of gzipped JavaScript and CSS', async ({ page }) => {
  const sizes = new Map<string, Promise<number>>()
  page.on('response', (response) => {
    if (/\.(js|css)$/.test(new URL(response.url()).pathname)) {
      sizes.set(
        response.url(),
        response.body().then((body) => gzipSync(body).length),
      )
    }
  })
  await page.goto('/login', { waitUntil: 'networkidle' })
  await expect(page.getByRole('button', { name: 'Sign in' })).toBeVisible()
  expect(sizes.size).toBeGreaterThan(2)
  expect(sum(await Promise.all(sizes.values()))).toBeLessThanOrEqual(limits.signIn)
})

/** What a screen waits for: the files that its document names, which opening.desk.spec.ts holds it to. */
async function sizeOf(request: APIRequestContext, path: string): Promise<number> {
  const document = await (await request.get(path, { headers: { accept: 'text/html' } })).text()
  const names = new Set([...document.matchAll(/[\w.-]+\.(?:js|css)(?=[ "])/g)].map(([name]) => name))
  names.delete('early.js')
  expect(names.size, path).toBeGreaterThan(5)
  const files = [...names].map(async (name) => (await request.get(`/assets/${name}`)).body())
  return sum((await Promise.all(files)).map((body) => gzipSync(body).length))
}

test('Home and the page of a label grow by no more than a twentieth unnoticed', async ({ request }) => {
  expect.soft(await sizeOf(request, '/'), 'Home').toBeLessThanOrEqual(limits.home)
  expect.soft(await sizeOf(request, '/machine-hours'), 'the page of a label').toBeLessThanOrEqual(limits.label)
})

test('the sign-in is in the first bytes, can be filled in before there are scripts, and loses nothing that was typed', async ({
  page,
}) => {
  const release = await blockScripts(page)
  await page.goto('/login', { waitUntil: 'commit' })
  const first = page.locator('#first-form')
  await expect(first.getByText(productName, { exact: true })).toBeVisible()
  await first.getByLabel('E-mail').fill(people.operator)
  await first.getByLabel('Password', { exact: true }).fill(demonstrationPassword)
  release()
  await expect(first).toHaveCount(0)
  await expect(page.getByLabel('E-mail')).toHaveValue(people.operator)
  await expect(page.getByLabel('Password', { exact: true })).toHaveValue(demonstrationPassword)
  await page.getByRole('button', { name: 'Sign in' }).click()
  await expect(page).not.toHaveURL(/\/login/)
})

test('robots.txt is plain text that parses, and keeps crawlers from the interface', async ({ request }) => {
  const answer = await request.get('/robots.txt')
  expect([answer.status(), answer.headers()['content-type']]).toEqual([200, expect.stringContaining('text/plain')])
  const lines = (await answer.text()).split('\n').filter((line) => line !== '')
  const rules = lines.map((line) => /^(User-agent|Disallow|Allow|Sitemap): (\S+)$/.exec(line)?.slice(1))
  expect(rules, 'each line is a rule with a value').not.toContain(undefined)
  expect(rules).toEqual(expect.arrayContaining([['Disallow', '/api/']]))
})
