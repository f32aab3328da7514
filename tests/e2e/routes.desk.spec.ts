import { expect, type Page, test } from '@playwright/test'
import { layoutFaults } from './support/layout-faults'
import { printFaults } from './support/print-faults'
import { parts, walk } from './support/walk'

test.describe.configure({ mode: 'parallel' })

/** A page that was just narrowed draws its tables as cards first. */
const softly = expect.configure({ soft: true })

for (const part of parts) {
  test(`each page fits a phone of 320 px, also with text of twice the size, and paper (${part.name})`, async ({
    page,
  }) => {
    await walk(page, part, async ({ route }) => {
      await page.setViewportSize({ width: 1440, height: 900 })
      await softly.poll(() => printFaults(page), `${route} on paper`).toEqual([])
      await page.setViewportSize({ width: 320, height: 640 })
      await softly.poll(() => layoutFaults(page), `${route} at 320 px`).toEqual([])
      await enlargeText(page, '200%')
      await softly.poll(() => layoutFaults(page), `${route} at 320 px with text of 200 %`).toEqual([])
      await enlargeText(page, '')
    })
  })
}

const enlargeText = (page: Page, size: string) =>
  page.evaluate((fontSize) => {
    document.documentElement.style.fontSize = fontSize
  }, size)
