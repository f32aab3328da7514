import { gzipSync } from 'node:zlib'
import { expect, test } from '@playwright/test'

const limit = 170_000

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
  const total = (await Promise.all(sizes.values())).reduce((sum, size) => sum + size, 0)
  expect(sizes.size).toBeGreaterThan(2)
  expect(total).toBeLessThanOrEqual(limit)
})
