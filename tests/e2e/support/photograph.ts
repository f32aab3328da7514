import type { Page } from '@playwright/test'

/** A photograph as a phone takes one, but small: 60 by 40. */
export async function photograph(page: Page, name = 'photograph.jpg') {
  const data = await page.evaluate(() => {
    const canvas = Object.assign(document.createElement('canvas'), { width: 60, height: 40 })
    canvas.getContext('2d')?.fillRect(0, 0, 60, 40)
    return canvas.toDataURL('image/jpeg').split(',')[1] ?? ''
  })
  return { name, mimeType: 'image/jpeg', buffer: Buffer.from(data, 'base64') }
}
